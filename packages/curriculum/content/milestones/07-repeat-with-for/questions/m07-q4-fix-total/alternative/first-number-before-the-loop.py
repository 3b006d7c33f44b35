total = int(input("Number? "))
for i in range(2):
    n = int(input("Number? "))
    total = n + total
print("Sum:", total)
