n = int(input("Lines? "))
triangle = []
for r in range(n):
    row = []
    for c in range(r + 1):
        if c == 0 or c == r:
            row.append(1)
        else:
            row.append(triangle[r - 1][c - 1] + triangle[r - 1][c])
    triangle.append(row)
for row in triangle:
    for number in row:
        if number % 2 == 0:
            print(".", end=" ")
        else:
            print("*", end=" ")
    print()
