age = int(input("Age? "))
if age < 12:
    price = 50
else:
    price = 100
print("Ticket: Rs", price)
