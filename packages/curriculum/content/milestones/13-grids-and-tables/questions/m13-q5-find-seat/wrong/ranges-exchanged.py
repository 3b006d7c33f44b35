seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input("Letter? ")
found = False
for r in range(3):
    for c in range(2):
        if seats[r][c] == wanted:
            print(f"Row {r + 1} Seat {c + 1}")
            found = True
if not found:
    print("Not found")
