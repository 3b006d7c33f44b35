price = float(input("Price? "))
if price >= 2000:
    price = price - 10
print(f"Pay: Rs {price:.2f}")
