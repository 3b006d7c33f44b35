import random
name = input("Who are you? ")
town = input("Your town? ")
bird = random.choice(["owl", "duck", "hen"])
count = random.randint(1, 9)
print(f"Tomorrow {count} birds will sing.")
print(f"The loudest will be a {bird}.")
