seats = [["A", "B", "C"], ["D", "E", "F"]]
wanted = input("Letter? ")
found = False
r = 0
for row in seats:
    r = r + 1
    c = 0
    for letter in row:
        c = c + 1
        if letter == wanted:
            print("Row " + str(r) + " Seat " + str(c))
            found = True
if found == False:
    print("Not found")
