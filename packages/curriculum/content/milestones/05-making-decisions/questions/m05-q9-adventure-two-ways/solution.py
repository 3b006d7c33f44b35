# The lighthouse, by Kayal
import random
name = input("Your name? ")
pet = random.choice(["cat", "crab", "parrot"])
coins = random.randint(1, 5)
print()
print(f"Night. {name} walks to the old lighthouse.")
print(f"A {pet} comes along. It wants to help.")
print(f"Coins in your pocket: {coins}")
print()
print("1: knock at the door  2: look at the sea")
choice = input("1 or 2? ")
if choice == "1":
    print("The door opens. Nobody is there.")
    coins = coins + 1
    print("But a coin rolls out!")
else:
    print("Far out, a boat has lost its way.")
    print(f"{name} waves and waves.")
if coins >= 4:
    print(f"The {pet} looks at your {coins} coins.")
