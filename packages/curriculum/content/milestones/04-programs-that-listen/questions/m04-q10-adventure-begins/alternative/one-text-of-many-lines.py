import random
name = input("Your name, captain? ")
wind = random.choice(["north", "south"])
fish = random.randint(0, 8)
print(f"The sea is black.\n{name} holds the rope.\nWind from the {wind}, {fish} fish in the boat.")
print("A light! Then it is gone.")
