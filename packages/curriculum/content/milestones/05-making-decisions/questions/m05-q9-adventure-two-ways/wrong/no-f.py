# The elephant, by Meera
import random
name = input("Name? ")
bananas = random.randint(3, 6)
print("A village,", bananas, "bananas, and no elephant.")
ask = input("Ask the boy or the old man? ")
if ask == "boy":
    print("He points at the hill.")
else:
    print("He shakes his head at {name}.")
if bananas > 4:
    print("A monkey follows the bananas.")
