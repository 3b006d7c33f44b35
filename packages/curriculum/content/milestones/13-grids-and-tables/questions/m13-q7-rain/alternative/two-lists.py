towns = []
rains = []
file = open("rain.csv")
file.readline()
for line in file:
    parts = line.split(",")
    total = int(parts[1]) + int(parts[2]) + int(parts[3])
    print("#" * (total // 50), total, parts[0])
    towns.append(parts[0])
    rains.append(int(parts[2]))
file.close()
print("November:", towns[rains.index(max(rains))], max(rains))
