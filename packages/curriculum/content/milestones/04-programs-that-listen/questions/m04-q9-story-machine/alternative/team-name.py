import random
colour = input("Colour? ")
animal = input("Animal? ")
ending = random.choice(["Stars", "Rockets", "Warriors"])
number = random.randint(10, 99)
print("Your team is called")
print(f"{colour} {animal} {ending} {number}!")
