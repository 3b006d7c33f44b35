marks = [[70, 80], [55, 65], [90, 85]]
for row in marks:
    for m in row:
        total = 0
        total = total + m
    print(total)
