row = [1]
for i in range(int(input())):
    print(*["*" if x % 2 else "." for x in row])
    row = [a + b for a, b in zip([0] + row, row + [0])]
