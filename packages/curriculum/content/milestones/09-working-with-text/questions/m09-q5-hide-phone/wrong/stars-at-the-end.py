phone = input("Phone? ")
stars = "*" * (len(phone) - 4)
print(phone[-4:] + stars)
