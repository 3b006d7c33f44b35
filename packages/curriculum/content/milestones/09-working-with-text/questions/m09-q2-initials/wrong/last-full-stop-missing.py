first = input("First name? ")
last = input("Last name? ")
print(first[0] + "." + last[0])
