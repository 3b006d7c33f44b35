rows = int(input("Rows? "))
cols = input("Columns? ")
for r in range(rows):
    for c in range(cols):
        print("*", end="")
    print()
