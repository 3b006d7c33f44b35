import random
hero = input("Name? ")
coins = random.randint(1, 8)
print(hero, "reaches the river with", coins, "coins.")
way = input("boat or bridge? ")
print("The boat leaks!" if way == "boat" else "The bridge swings.")
print("A monkey takes a coin." if coins > 3 else "The monkey laughs at your pocket.")
print("On we go.")
print("The forest gets dark.")
