phone = input("Phone? ")
stars = "*" * (phone - 4)
print(stars + phone[-4:])
