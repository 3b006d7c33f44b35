user = input("User? ")
pin = input("PIN? ")
if pin != "4521":
    print("Wrong PIN")
elif user == "nila":
    print("Welcome")
else:
    print("Unknown user")
