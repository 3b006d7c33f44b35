phone = input("Phone? ")
stars = "*" * (len(phone) - 3)
print(stars + phone[-3:])
