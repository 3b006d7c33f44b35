user = input("User? ")
pin = input("PIN? ")
if user == "nila":
    if pin == "4521":
        print("Welcome")
    else:
        print("Unknown user")
