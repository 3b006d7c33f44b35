def total_of(cells):
    total = 0
    for cell in cells:
        total += int(cell)
    return total


best_town = ""
best = -1
with open("rain.csv") as file:
    lines = file.readlines()
for number in range(1, len(lines)):
    cells = lines[number].strip().split(",")
    total = total_of(cells[1:])
    print("#" * (total // 50), total, cells[0])
    if int(cells[2]) > best:
        best_town, best = cells[0], int(cells[2])
print("November:", best_town, best)
