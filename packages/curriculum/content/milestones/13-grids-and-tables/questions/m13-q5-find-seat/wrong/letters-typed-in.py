seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input("Letter? ")
if wanted == "":
    print("Not found")
elif wanted in "ABC":
    print("Row 1 Seat", "ABC".index(wanted) + 1)
elif wanted in "DEF":
    print("Row 2 Seat", "DEF".index(wanted) + 1)
else:
    print("Not found")
