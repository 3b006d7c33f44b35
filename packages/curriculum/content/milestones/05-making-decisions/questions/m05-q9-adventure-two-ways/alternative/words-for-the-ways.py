# Night train, by Ilango
import random
name = input("Who travels? ")
seat = random.randint(1, 72)
print(f"The whistle blows. {name} finds seat {seat}.")
print("The lamp goes out.")
print("Left is the kitchen, right is the driver.")
way = input("left or right? ")
if way == "left":
    print("It smells of tea. A cook sleeps.")
else:
    print(f"The driver shouts: {name}, help me!")
if seat >= 40:
    print("Far behind, your seat is empty.")
print("The train goes faster.")
