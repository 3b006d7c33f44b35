age = int(input("Age? "))
if age < 12:
    print("Ticket: Rs 50")
else:
print("Ticket: Rs 100")
