price = input(int("Price? "))
print(price * 2)
