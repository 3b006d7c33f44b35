item = input("Item? ")
price = float(input("Price? "))
count = int(input("How many? "))
money = float(input("Money? "))
total = price * count
change = money - total
print(f"{item} x {count}")
print(f"Total: Rs {total:.2f}")
print(f"Change: Rs {change:.2f}")
