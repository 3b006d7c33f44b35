item = input("Item? ")
price = float(input("Price? "))
count = int(input("How many? "))
money = float(input("Money? "))
total = price * count
print(f"{item} x {count}\nTotal: Rs {total:.2f}\nChange: Rs {money - total:.2f}")
