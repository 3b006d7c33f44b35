rows = int(input("Rows? "))
cols = int(input("Columns? "))
for r in range(rows + 1):
    for c in range(cols + 1):
        print("*", end="")
    print()
