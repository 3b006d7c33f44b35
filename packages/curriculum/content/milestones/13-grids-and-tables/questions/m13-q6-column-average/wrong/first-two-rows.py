def column_average(table, col):
    return (table[0][col] + table[1][col]) / 2

print(column_average([[70, 80], [55, 60]], 0))
