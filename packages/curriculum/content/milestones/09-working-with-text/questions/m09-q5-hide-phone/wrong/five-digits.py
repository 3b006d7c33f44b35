phone = input("Phone? ")
stars = "*" * (len(phone) - 4)
print(stars + phone[-5:])
