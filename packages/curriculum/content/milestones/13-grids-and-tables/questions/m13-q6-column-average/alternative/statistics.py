from statistics import mean

def column_average(table, col):
    return mean(row[col] for row in table)

print(column_average([[70, 80], [55, 60]], 0))
