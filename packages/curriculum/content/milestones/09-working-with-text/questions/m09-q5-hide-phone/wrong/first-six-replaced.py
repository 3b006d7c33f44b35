phone = input("Phone? ")
print(phone.replace(phone[:6], "******"))
