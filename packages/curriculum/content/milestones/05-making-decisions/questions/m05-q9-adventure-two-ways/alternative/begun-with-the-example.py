# The lighthouse, by Kayal
import random
name = input("Your name? ")
pet = random.choice(["cat", "crab", "parrot"])
coins = random.randint(1, 5)
print()
print(f"Night. {name} walks to the old lighthouse.")
print(f"A {pet} comes along. It wants to help.")
print(f"Coins in your pocket: {coins}")
choice = input("left or right? ")
if choice == "left":
    print("You find a shell that sings.")
else:
    print("A seagull steals your lunch.")
if coins > 2:
    print("Three coins buy a new lunch.")
