import random
name = input("Player? ")
wagon = random.randint(1, 20)
print("{name} looks for a seat.")
print(f"Wagon {wagon} of the mail express. Good night, {name}!")
print("The lamp goes out.")
