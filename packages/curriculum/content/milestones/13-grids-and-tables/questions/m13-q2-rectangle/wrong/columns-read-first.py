cols = int(input("Columns? "))
rows = int(input("Rows? "))
for r in range(rows):
    for c in range(cols):
        print("*", end="")
    print()
