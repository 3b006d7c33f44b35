price = float(input("Price? "))
if price >= 2000:
    price = price - price * 10 / 100
print(f"Pay: Rs {price:.2f}")
