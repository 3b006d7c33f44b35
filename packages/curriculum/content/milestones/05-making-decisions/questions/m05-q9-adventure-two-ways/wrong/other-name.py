import random
n = input("Your name: ")
food = random.randint(0, 3)
print(n, "looks for the elephant. Bananas:", food)
hill_or_river = input("hill or river? ").lower()
if hill_or_rivr == "hill":
    print("From the hill you see smoke.")
elif food == 0:
    print("Footprints, but you have nothing to give.")
else:
    print("You turn in a circle.")
if food > 2:
    print("Your bag is heavy.")
