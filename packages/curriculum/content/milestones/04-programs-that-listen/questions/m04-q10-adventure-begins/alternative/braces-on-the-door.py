import random
name = input("Who are you? ")
steps = random.randint(90, 120)
print("On the door of the tower somebody wrote: {steps}")
print(f"{name} counts {steps} steps to the top.")
print("The wind whistles.")
