user = input("User? ")
pin = int(input("PIN? "))
if user == "nila":
    if pin == 4521:
        print("Welcome")
    else:
        print("Wrong PIN")
else:
    print("Unknown user")
