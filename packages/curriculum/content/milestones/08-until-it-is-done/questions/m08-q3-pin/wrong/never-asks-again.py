pin = input("PIN? ")
while pin != "2580":
    print("Try again")
    # ask again here

print("Door open")
