price = float(input("Price? "))
if price >= 2000:
    discount = price * 0.1
else:
    discount = 0
pay = price - discount
print(f"Pay: Rs {pay:.2f}")
