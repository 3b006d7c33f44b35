table = []
with open("rain.csv") as file:
    for line in file:
        table.append(line.strip().split(","))
wettest = table[1]
for row in table[1:]:
    total = 0
    for cell in row[1:]:
        total = total + int(cell)
    print("#" * (total // 50), total, row[0])
print("November:", wettest[0], wettest[2])
