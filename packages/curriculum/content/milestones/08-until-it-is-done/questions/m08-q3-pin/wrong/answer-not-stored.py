pin = input("PIN? ")
while pin != "2580":
    print("Try again")
    input("PIN? ")
print("Door open")
