user = input()
pin = input()
if user == "nila" and pin == "4521":
    print("Welcome")
elif user == "nila":
    print("Wrong PIN")
else:
    print("Unknown user")
