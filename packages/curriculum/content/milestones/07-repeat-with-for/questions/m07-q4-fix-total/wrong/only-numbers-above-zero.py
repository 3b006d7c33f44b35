total = 0
for i in range(3):
    n = int(input("Number? "))
    if n > 0:
        total = total + n
print("Sum:", total)
