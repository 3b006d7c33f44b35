import random
name = input("Name? ")
coins = random.randint(2, 7)
print(f"{name} has {coins} coins.")
ride = input("Ride the camel? ")
answer = ride.lower()
if ride == "yes":
    print("It goes up and down and up.")
else:
    print("Your feet burn in the sand.")
if answer == "no":
    print("The camel is sad.")
