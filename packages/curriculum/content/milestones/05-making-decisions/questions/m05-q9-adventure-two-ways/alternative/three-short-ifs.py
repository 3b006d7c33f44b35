# Night train, by Ilango
import random
name = input("Who travels? ")
seat = random.randint(1, 72)
print(f"The whistle blows. {name} finds seat {seat}.")
print("The lamp goes out.")
door = input("Door A or door B? ")
if door == "A":
    print("Behind it is snow.")
if door == "B":
    print("Behind it is a beach.")
if seat > 36:
    print("An old man laughs.")
else:
    print("A baby cries.")
print("What a strange train.")
