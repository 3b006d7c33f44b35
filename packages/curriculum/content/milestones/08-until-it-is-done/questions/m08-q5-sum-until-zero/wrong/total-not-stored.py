total = 0
n = int(input("Points? "))
while n != 0:
    total + n
    n = int(input("Points? "))
print("Sum:", total)
