phone = input("Phone? ")
if len(phone) == 10:
    stars = "******"
else:
    stars = "*******"
print(stars + phone[-4:])
