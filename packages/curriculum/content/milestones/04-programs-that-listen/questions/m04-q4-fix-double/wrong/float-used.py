price = float(input("Price? "))
print(price * 2)
