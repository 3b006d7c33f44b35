total = 0
for i in range(3):
    n = int(input("Number? "))
    total = total + total
print("Sum:", total)
