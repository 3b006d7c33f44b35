user = input("User? ")
pin = input("PIN? ")
if user == "Nila":
    if pin == "4521":
        print("Welcome")
    else:
        print("Wrong PIN")
else:
    print("Unknown user")
