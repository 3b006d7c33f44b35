rows = int(input("Rows? "))
cols = int(input("Columns? "))
for r in range(1, rows):
    for c in range(1, cols):
        print("*", end="")
    print()
