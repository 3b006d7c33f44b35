phone = input("Phone? ")
stars = "******"
print(stars + phone[-4:])
