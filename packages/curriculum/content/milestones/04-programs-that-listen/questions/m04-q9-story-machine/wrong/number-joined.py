import random
town = input("Town? ")
colour = input("Colour? ")
ending = random.choice(["Kings", "Titans"])
shirt = random.randint(1, 99)
print("Welcome to the stadium!")
print("The " + colour + " " + ending + " of " + town)
print("Your shirt has number " + shirt)
