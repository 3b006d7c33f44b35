user = input("User? ")
pin = input("PIN? ")
if user == "nila" and pin == "4521":
    print("Welcome")
else:
    print("Wrong PIN")
