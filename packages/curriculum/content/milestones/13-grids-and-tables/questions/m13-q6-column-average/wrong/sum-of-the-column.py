def column_average(table, col):
    total = 0
    for row in table:
        total = total + row[col]
    return total

print(column_average([[70, 80], [55, 60]], 0))
