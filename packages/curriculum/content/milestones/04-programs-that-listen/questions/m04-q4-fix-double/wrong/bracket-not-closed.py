price = int(input("Price? ")
print(price * 2)
