total = 0
for i in range(3):
    total = total + int(input("Points? "))
int(input("Points? "))
print("Sum:", total)
