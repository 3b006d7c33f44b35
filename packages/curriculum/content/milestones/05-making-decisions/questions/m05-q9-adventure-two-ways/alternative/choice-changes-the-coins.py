# The elephant, by Meera
import random
name = input("Name? ")
coins = random.randint(3, 6)
print(f"{name} has {coins} coins and wants to find Gaja.")
print("A boy sells bananas.")
buy = input("Buy one? yes or no: ")
if buy == "yes":
    coins = coins - 2
    print("Yellow and sweet.")
else:
    print("The boy is sad.")
print(f"Now there are {coins} coins.")
if coins >= 3:
    print("The purse still makes a sound.")
print("Gaja smells something.")
