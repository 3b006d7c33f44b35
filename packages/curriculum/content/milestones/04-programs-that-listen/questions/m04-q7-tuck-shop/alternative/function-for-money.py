def rupees(amount):
    return f"Rs {amount:.2f}"


item = input("Item? ")
price = float(input("Price? "))
count = int(input("How many? "))
money = float(input("Money? "))
total = price * count
print(item, "x", count)
print("Total:", rupees(total))
print("Change:", rupees(money - total))
