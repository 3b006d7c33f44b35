price = int(input("Price? "))
print(price)
