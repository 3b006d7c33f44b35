import random
name = input("Player? ")
wagon = random.randint(1, 20)
print(f"{name} looks for a seat.")
print("Wagon: " + wagon)
print("The lamp goes out.")
