def column_average(table, col):
    return sum(table[col]) / len(table[col])

print(column_average([[70, 80], [55, 60]], 0))
