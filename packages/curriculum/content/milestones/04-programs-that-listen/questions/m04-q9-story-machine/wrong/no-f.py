import random
name = input("Who are you? ")
town = input("Your town? ")
bird = random.choice(["owl", "duck", "hen"])
count = random.randint(1, 9)
print("Tomorrow {name} flies to {town}.")
print(f"{count} times the {bird} will sing for {name} of {town}.")
