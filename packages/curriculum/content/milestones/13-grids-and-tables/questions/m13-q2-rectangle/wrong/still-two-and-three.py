rows = int(input("Rows? "))
cols = int(input("Columns? "))
for r in range(2):
    for c in range(3):
        print("*", end="")
    print()
