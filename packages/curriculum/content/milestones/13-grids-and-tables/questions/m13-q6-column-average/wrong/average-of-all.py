def column_average(table, col):
    total = 0
    count = 0
    for row in table:
        for number in row:
            total = total + number
            count = count + 1
    return total / count

print(column_average([[70, 80], [55, 60]], 0))
