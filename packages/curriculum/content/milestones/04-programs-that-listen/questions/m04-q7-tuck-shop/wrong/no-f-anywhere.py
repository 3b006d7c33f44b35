item = input("Item? ")
price = float(input("Price? "))
count = int(input("How many? "))
money = float(input("Money? "))
total = price * count
change = money - total
print("{item} x {count}")
print("Total: Rs {total:.2f}")
print("Change: Rs {change:.2f}")
