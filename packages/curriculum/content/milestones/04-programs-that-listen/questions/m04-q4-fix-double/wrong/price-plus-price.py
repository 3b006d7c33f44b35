price = input("Price? ")
print(price + price)
