# Night train, by Ilango
import random
name = input("Who travels? ")
seat = random.randint(1, 72)
print(f"The whistle blows. {name} finds seat {seat}.")
print("The lamp goes out.")
print("A suitcase! Open it?")
open_it = input("y or n? ")
if open_it != "y":
    print("You leave it there. It moves.")
else:
    print("Three kittens look at you.")
if seat != 13:
    print("No bad number, says the guard.")
print("The wheels sing.")
