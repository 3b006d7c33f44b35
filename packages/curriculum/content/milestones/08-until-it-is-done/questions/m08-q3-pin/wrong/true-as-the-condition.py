pin = input("PIN? ")
while True:
    print("Try again")
    pin = input("PIN? ")
print("Door open")
