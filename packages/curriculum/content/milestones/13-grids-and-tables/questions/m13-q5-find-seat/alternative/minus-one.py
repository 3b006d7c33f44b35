seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input("Who? ")
row = -1
seat = -1
for r in range(len(seats)):
    for c in range(len(seats[r])):
        if seats[r][c] == wanted:
            row = r
            seat = c
if row == -1:
    print("Not found")
else:
    print("Row", row + 1, "Seat", seat + 1)
