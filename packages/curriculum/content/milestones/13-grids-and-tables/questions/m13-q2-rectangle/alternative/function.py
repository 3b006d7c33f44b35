def draw(rows, cols):
    for r in range(rows):
        for c in range(cols):
            print("*", end="")
        print()

draw(int(input("Rows? ")), int(input("Columns? ")))
