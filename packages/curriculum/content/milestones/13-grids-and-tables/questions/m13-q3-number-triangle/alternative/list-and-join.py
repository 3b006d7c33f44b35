n = int(input("Lines? "))
numbers = []
for row in range(1, n + 1):
    numbers.append(str(row))
    print(" ".join(numbers))
