import random
hero = input("Who looks for the elephant? ")
weather = random.choice(["rain", "fog"])
print("Early morning,", weather, "over the village.")
print("{hero} finds a footprint as large as a pot.")
print("It is full of water.")
