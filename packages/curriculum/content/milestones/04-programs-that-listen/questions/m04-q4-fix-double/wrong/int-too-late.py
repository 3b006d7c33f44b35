price = input("Price? ")
print(int(price * 2))
