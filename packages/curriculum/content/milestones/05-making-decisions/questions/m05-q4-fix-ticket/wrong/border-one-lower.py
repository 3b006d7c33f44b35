age = int(input("Age? "))
if age < 11:
    print("Ticket: Rs 50")
else:
    print("Ticket: Rs 100")
