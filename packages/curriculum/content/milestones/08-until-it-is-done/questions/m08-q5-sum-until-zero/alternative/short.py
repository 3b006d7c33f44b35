total = 0
while (n := int(input())):
    total += n
print("Sum:", total)
