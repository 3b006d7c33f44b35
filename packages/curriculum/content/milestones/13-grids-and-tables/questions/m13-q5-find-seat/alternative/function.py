seats = [["A", "B", "C"], ["D", "E", "F"]]

def place_of(wanted):
    for r in range(len(seats)):
        for c in range(len(seats[r])):
            if seats[r][c] == wanted:
                return f"Row {r + 1} Seat {c + 1}"
    return "Not found"

print(place_of(input("Letter? ")))
