age = int(input("Age? "))
price = 100
if age < 12:
    price = price // 2
print(f"Ticket: Rs {price}")
