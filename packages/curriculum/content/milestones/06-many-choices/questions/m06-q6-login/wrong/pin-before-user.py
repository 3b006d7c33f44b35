pin = input("PIN? ")
user = input("User? ")
if user == "nila":
    if pin == "4521":
        print("Welcome")
    else:
        print("Wrong PIN")
else:
    print("Unknown user")
