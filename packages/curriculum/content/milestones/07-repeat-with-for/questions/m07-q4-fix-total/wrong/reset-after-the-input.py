for i in range(3):
    n = int(input("Number? "))
    total = 0
    total = total + n
print("Sum:", total)
