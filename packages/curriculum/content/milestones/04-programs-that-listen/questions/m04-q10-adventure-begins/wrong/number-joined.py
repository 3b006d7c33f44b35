import random
captain = input("Captain? ").upper()
ships = random.randint(2, 6)
print("Ships at sea: " + ships)
print("Captain " + captain + " holds the rope.")
print("A light! Then it is gone.")
