import random
name = input("Who are you? ")
town = "Galle"
bird = random.choice(["owl", "duck", "hen"])
count = random.randint(1, 9)
print(f"Tomorrow {name} flies to {town}.")
print(f"{count} times the {bird} will sing.")
