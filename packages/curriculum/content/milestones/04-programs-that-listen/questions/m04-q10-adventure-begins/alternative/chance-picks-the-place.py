import random
name = input("Name of the hero? ")
place = random.choice(["a tea garden", "an island", "the bus stand"])
print("Early morning.")
print(f"{name} wakes up in {place}.")
print("Big footprints lead to the trees.")
print("An elephant was here.")
