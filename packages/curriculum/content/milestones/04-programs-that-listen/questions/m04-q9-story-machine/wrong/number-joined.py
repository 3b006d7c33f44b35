import random
name = input("Who are you? ")
town = input("Your town? ")
bird = random.choice(["owl", "duck", "hen"])
count = random.randint(1, 9)
print("Birds: " + count)
print(f"{name} hears the {bird} in {town}.")
