# The lighthouse, by me
import random
me = input("Your name? ")
pet = random.choice(["cat", "crab", "parrot"])
money = random.randint(1, 5)
print()
print(f"Night. {me} walks to the old lighthouse.")
print(f"A {pet} comes along. It wants to help.")
print(f"Coins in your pocket: {money}")
