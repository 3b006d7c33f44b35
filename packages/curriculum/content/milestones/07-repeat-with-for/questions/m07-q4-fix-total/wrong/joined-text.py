total = ""
for i in range(3):
    n = input("Number? ")
    total = total + n
print("Sum:", total)
