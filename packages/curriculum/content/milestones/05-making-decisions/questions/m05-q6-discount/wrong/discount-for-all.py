price = float(input("Price? "))
price = price * 0.9
print(f"Pay: Rs {price:.2f}")
