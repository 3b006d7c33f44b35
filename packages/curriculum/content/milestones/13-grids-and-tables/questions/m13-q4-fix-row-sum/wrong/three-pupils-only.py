marks = [[70, 80], [55, 65], [90, 85]]
for r in range(3):
    total = 0
    for m in marks[r]:
        total = total + m
    print(total)
