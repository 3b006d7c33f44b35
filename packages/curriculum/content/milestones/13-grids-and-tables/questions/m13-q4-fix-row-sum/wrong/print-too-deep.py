marks = [[70, 80], [55, 65], [90, 85]]
for row in marks:
    total = 0
    for m in row:
        total = total + m
        print(total)
