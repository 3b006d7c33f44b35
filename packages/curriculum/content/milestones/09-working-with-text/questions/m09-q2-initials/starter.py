first = input("First name? ")
last = input("Last name? ")
print(first, last)
