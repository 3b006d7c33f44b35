marks = [[70, 80], [55, 65], [90, 85]]
total = 0
for row in marks:
    for m in row:
        total = total + m
    total = 0
    print(total)
