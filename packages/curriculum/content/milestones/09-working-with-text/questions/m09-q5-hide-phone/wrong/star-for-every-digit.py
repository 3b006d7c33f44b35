phone = input("Phone? ")
stars = "*" * len(phone)
print(stars + phone[-4:])
