# Night train, by Ilango
import random
name = input("Who travels? ")
seat = random.randint(1, 72)
print(f"The whistle blows. {name} finds seat {seat}.")
print("The lamp goes out.")
print("1: kitchen  2: driver")
way = input("1 or 2? ")
if way == "1":
    print("It smells of tea.")
else:
    print(f"The driver shouts: {name}, help me!")
print("The train goes faster.")
