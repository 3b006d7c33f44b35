import csv

with open("rain.csv") as file:
    rows = list(csv.reader(file))[1:]
for town, october, november, december in rows:
    total = int(october) + int(november) + int(december)
    print("#" * (total // 50), total, town)
wettest = max(rows, key=lambda row: int(row[2]))
print("November:", wettest[0], wettest[2])
