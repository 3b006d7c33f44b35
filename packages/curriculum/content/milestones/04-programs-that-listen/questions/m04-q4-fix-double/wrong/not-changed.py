price = input("Price? ")
print(price * 2)
