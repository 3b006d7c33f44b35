total = 0
n = input("Points? ")
while n != 0:
    total = total + int(n)
    n = input("Points? ")
print("Sum:", total)
