phone = input("Phone? ")
print(phone[-4:])
