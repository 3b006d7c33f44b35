pin = input("PIN? ")
while not pin == "2580":
    print("Try again")
    pin = input("Once more? ")
print("Door open")
