phone = input("Phone? ")
stars = "*" * (len(phone) - 4)
print(stars)
print(phone[-4:])
