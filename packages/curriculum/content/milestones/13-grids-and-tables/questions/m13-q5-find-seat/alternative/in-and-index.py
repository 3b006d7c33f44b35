seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input()
found = False
for number, row in enumerate(seats, 1):
    if wanted in row:
        found = True
        print(f"Row {number} Seat {row.index(wanted) + 1}")
if not found:
    print("Not found")
