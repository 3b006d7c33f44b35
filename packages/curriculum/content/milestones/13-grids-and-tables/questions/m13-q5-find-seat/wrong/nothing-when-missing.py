seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input("Letter? ")
found = False
for r in range(len(seats)):
    for c in range(len(seats[r])):
        if seats[r][c] == wanted:
            print(f"Row {r + 1} Seat {c + 1}")
            found = True
