first = input("First name? ")
last = input("Last name? ")
print(f"{first[0:2]}.{last[0:2]}.")
