user = input("User? ")
pin = input("PIN? ")
if user != "nila":
    print("Unknown user")
elif pin == "4521":
    print("Welcome")
else:
    print("Wrong PIN")
