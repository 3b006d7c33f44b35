pin = input("PIN? ")
while ___:
    print("Try again")
    # ask again here

print("Door open")
