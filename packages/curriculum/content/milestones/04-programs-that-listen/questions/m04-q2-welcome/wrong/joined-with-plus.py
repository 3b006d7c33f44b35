name = input("Your name? ")
print("Welcome, " + name + "!")
