# Night train, by Ilango
import random
name = input("Who travels? ")
seat = random.randint(1, 72)
print(f"The whistle blows. {name} finds seat {seat}.")
print("The lamp goes out.")
print("left: kitchen  right: driver")
way = input("Where? ")
if way == "left":
    print("It smells of tea.")
print("You run to the driver.")
print(f"The driver shouts: {name}, help me!")
if seat >= 40:
    print("Far behind, your seat is empty.")
