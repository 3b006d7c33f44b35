total = 0
while True:
    n = int(input("Points? "))
    total = total + n
print("Sum:", total)
