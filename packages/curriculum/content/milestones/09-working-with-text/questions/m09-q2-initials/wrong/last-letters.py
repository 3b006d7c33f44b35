first = input("First name? ")
last = input("Last name? ")
print(f"{first[-1]}.{last[-1]}.")
