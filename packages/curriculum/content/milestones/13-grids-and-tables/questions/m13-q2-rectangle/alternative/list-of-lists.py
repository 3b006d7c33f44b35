rows, cols = int(input()), int(input())
grid = [["*" for c in range(cols)] for r in range(rows)]
for row in grid:
    print("".join(row))
