while True:
    pin = input("PIN? ")
    if pin == "2580":
        break
    print("Try again")
print("Door open")
