price = int(input("Price? "))
print(price + 40)
