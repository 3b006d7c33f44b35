phone = input("Phone? ")
print("*" * len(phone))
