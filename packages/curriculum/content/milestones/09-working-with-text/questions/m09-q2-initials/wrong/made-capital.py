first = input("First name? ")
last = input("Last name? ")
print(f"{first[0].upper()}.{last[0].upper()}.")
