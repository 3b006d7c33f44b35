for i in range(3):
    total = 0
    n = int(input("Number? "))
    total = total + n
print("Sum:", total)
