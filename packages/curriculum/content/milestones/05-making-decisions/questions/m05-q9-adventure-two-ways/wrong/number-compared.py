import random
name = input("Name? ")
fuel = random.randint(0, 100)
print(f"{name} drives the train, fuel {fuel}.")
order = input("1: stop  2: faster ").strip()
if order == 1:
    print("Brakes scream.")
else:
    print("The wheels glow.")
if fuel < 10:
    print("The engine coughs.")
print("Dawn.")
