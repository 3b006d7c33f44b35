def column_average(table, col):
    total = 0
    for r in range(len(table)):
        total = total + table[r][col]
    average = total / len(table)
    return average

print(column_average([[70, 80], [55, 60]], 0))
