pin = input("PIN? ")
while ___:
    print("Try again")
    pin = input("PIN? ")
print("Door open")
