import random
name = input("Who are you? ")
town = input("Your town? ")
random.choice(["owl", "duck", "hen"])
random.randint(1, 9)
print(f"Tomorrow {name} flies to {town}.")
print("There 3 owls will sing.")
