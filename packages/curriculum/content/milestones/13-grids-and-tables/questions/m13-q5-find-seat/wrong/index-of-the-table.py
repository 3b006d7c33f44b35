seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input("Letter? ")
print(f"Row {seats.index(wanted) + 1}")
