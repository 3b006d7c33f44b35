pin = int(input("PIN? "))
while pin != 2580:
    print("Try again")
    pin = int(input("PIN? "))
print("Door open")
