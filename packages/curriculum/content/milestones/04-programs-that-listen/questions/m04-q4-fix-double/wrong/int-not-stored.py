price = input("Price? ")
int(price)
print(price * 2)
