rows = int(input("Rows? "))
cols = int(input("Columns? "))
for r in range(rows):
    print("*" * cols)
