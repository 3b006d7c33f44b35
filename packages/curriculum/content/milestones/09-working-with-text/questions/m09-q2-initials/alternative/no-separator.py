first = input("First name? ")
last = input("Last name? ")
a = first[0]
b = last[0]
print(a, ".", b, ".", sep="")
