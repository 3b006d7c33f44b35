price = float(input("Price? "))
if price >= 2000:
    print(f"Pay: Rs {price * 0.9:.2f}")
else:
    print(f"Pay: Rs {price:.2f}")
