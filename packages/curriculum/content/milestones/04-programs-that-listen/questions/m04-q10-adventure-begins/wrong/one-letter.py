import random
name = input("Player? ")
guest = random.choice("dog")
print(f"{name} looks for a seat.")
print(f"A {guest} sits there already.")
print("The lamp goes out.")
