pin = input("PIN? ")
while pin != "2580":
    print("Try again")
    pin = input("PIN? ")
print("Door open")
