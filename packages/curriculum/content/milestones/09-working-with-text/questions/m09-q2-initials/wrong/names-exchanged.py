first = input("First name? ")
last = input("Last name? ")
print(f"{last[0]}.{first[0]}.")
