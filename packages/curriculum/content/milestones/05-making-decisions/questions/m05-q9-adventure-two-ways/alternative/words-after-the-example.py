# The lighthouse, by Kayal
import random
name = input("Your name? ")
pet = random.choice(["cat", "crab", "parrot"])
coins = random.randint(1, 5)
print()
print(f"Night. {name} walks to the old lighthouse.")
print(f"A {pet} comes along. It wants to help.")
print(f"Coins in your pocket: {coins}")
way = input("Swim or climb? ")
if way == "swim":
    print("The water is warm tonight.")
else:
    print("You count a hundred steps.")
if pet == "parrot":
    print("It counts with you!")
