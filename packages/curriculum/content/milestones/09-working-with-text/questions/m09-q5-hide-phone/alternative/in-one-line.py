phone = input("Phone? ")
print("*" * (len(phone) - 4) + phone[-4:])
