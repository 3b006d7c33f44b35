def column_average(table, col):
    for row in table:
        total = 0
        total = total + row[col]
    return total / len(table)

print(column_average([[70, 80], [55, 60]], 0))
