price = input("Price? ")
price = int("price")
print(price * 2)
