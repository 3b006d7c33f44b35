marks = [[70, 80], [55, 65], [90, 85]]
for row in marks:
    print(row[0] + row[1])
