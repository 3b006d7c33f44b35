total = 0
for i in range(1000):
    n = int(input("Points? "))
    if n == 0:
        break
    total = total + n
print("Sum:", total)
