user = input("User? ")
pin = input("PIN? ")
if user == "nila" and pin == "4521":
    print("Welcome")
if user == "nila":
    print("Wrong PIN")
else:
    print("Unknown user")
