name = input("Your name? ")
print(f"Welcome, {name}!")
