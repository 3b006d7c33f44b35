import random
name = input("Name? ")
coins = random.randint(1, 8)
print(f"{name} comes to a market.")
shop = input("sweets or knives? ")
if shop == "sweets":
    print("Sticky fingers.")
print("Be careful, it is sharp!")
if coins >= 4:
    print("You can pay.")
else:
    print("You owe the man.")
