price = float(input("Price? "))
rate = 1
if price >= 2000:
    rate = 0.9
total = price * rate
print(f"Pay: Rs {total:.2f}")
