price = float(input("Price? "))
if price >= 2000:
    price = price * 0.9
print(f"Pay: Rs {price:.2f}")
