total = 0
n = int(input("Points? "))
while n != 0:
    total = total + n
    print("Sum:", total)
