n = int(input("Points? "))
while n != 0:
    total = 0
    total = total + n
    n = int(input("Points? "))
print("Sum:", total)
