phone = input("Phone? ")
print(phone[-4:].rjust(len(phone), "*"))
