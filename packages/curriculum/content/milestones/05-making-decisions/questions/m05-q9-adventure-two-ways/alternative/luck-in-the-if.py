# Night train, by Ilango
import random
name = input("Who travels? ")
seat = random.randint(1, 72)
print(f"The whistle blows. {name} finds seat {seat}.")
print("The lamp goes out.")
print("Somebody stands in the dark.")
deed = input("Type hello or run: ")
if deed == "hello":
    print("It is only your uncle.")
else:
    print("You fall over a goat.")
luck = random.randint(1, 2)
if luck == 1:
    print("The lamp is on again.")
print("Morning comes.")
