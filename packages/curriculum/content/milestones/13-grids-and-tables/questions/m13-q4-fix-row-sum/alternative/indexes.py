marks = [[70, 80], [55, 65], [90, 85]]
for r in range(len(marks)):
    total = 0
    for c in range(len(marks[r])):
        total = total + marks[r][c]
    print(total)
