total = 0
for i in range(3):
    n = int(input("Number? "))
    total + n
print("Sum:", total)
