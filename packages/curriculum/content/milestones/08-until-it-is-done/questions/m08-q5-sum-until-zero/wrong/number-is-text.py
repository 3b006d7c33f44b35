total = 0
n = input("Points? ")
while n != "0":
    total = total + n
    n = input("Points? ")
print("Sum:", total)
