def column_average(table, col):
    total = 0
    for row in table:
        total = total + row[col]
    print(total / len(table))

print(column_average([[70, 80], [55, 60]], 0))
