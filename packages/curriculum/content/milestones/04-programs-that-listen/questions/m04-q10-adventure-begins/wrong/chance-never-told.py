import random
name = input("Passenger: ")
seat = random.randint(1, 64)
bag = random.choice(["empty", "full"])
print(f"""{name} steps into the last wagon.
It smells of old tea.
A whistle, and off we go.""")
print("To be continued")
