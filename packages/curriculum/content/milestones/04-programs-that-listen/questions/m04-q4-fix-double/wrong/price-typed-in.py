price = 40
print(price * 2)
