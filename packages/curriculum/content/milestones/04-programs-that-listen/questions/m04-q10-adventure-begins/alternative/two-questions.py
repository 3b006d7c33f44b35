# Night train, by Ilango
import random
name = input("Who travels? ")
snack = input("What is in your bag? ")
seat = random.randint(1, 72)
print(f"The whistle blows. {name} finds seat {seat}.")
print(f"Somebody has eaten the {snack}!")
print("The lamp goes out.")
