first = input("First name? ")
last = input("Last name? ")
print(f"{first[-5]}.{last[-3]}.")
