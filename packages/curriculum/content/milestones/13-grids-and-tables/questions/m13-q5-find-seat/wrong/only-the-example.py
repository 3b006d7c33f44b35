seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input("Letter? ")
if wanted == "F":
    print("Row 2 Seat 3")
else:
    print("Not found")
