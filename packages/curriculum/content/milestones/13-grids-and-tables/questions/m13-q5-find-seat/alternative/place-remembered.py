seats = [["A", "B", "C"], ["D", "E", "F"]]
letter = input("Letter? ")
answer = "Not found"
for r in range(len(seats)):
    for c in range(len(seats[r])):
        if seats[r][c] == letter:
            answer = f"Row {r + 1} Seat {c + 1}"
print(answer)
