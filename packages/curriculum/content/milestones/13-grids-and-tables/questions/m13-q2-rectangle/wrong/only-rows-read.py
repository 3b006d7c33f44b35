rows = int(input("Rows? "))
for r in range(rows):
    for c in range(3):
        print("*", end="")
    print()
