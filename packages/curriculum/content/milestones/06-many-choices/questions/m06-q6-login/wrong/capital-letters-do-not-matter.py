user = input("User? ").lower()
pin = input("PIN? ")
if user == "nila":
    if pin == "4521":
        print("Welcome")
    else:
        print("Wrong PIN")
else:
    print("Unknown user")
