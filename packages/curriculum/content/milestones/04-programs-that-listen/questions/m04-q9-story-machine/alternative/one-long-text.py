import random
a = input("First friend? ")
b = input("Second friend? ")
where = random.choice(["a well", "a roof", "a bus"])
minutes = random.randint(1, 59)
print(f"{a} and {b}\nsat on {where}\nfor {minutes} minutes\nand laughed.")
print("Then rain came.")
