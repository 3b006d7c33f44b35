def column_average(table, col):
    return sum([row[col] for row in table]) / len(table)

print(column_average([[70, 80], [55, 60]], 0))
