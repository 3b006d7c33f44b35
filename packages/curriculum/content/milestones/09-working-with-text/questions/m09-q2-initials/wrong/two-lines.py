first = input("First name? ")
last = input("Last name? ")
print(f"{first[0]}.")
print(f"{last[0]}.")
