import random
name = input("Who are you? ")
town = input("Your town? ")
bird = random.choice("owl")
count = random.randint(1, 9)
print(f"Tomorrow {name} flies to {town}.")
print(f"{count} times the {bird} will sing.")
