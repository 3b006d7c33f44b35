user = input("User? ")
pin = input("PIN? ")
if user == "nila":
    print("Welcome")
else:
    print("Unknown user")
