seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input("Letter? ")
found = False
for r in range(len(seats)):
    if seats[r] == wanted:
        print(f"Row {r + 1}")
        found = True
if not found:
    print("Not found")
