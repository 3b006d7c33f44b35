total = 0
n = int(input("Points? "))
while n != 0:
    total = total + n
    n = int(input("Points? "))
print("Total:", total)
