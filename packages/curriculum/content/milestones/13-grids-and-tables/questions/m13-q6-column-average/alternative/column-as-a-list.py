def column_average(table, col):
    column = []
    for row in table:
        column.append(row[col])
    return sum(column) / len(column)

print(column_average([[70, 80], [55, 60]], 0))
