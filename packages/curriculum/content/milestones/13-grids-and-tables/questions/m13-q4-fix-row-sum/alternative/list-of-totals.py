marks = [[70, 80], [55, 65], [90, 85]]
totals = [sum(row) for row in marks]
for total in totals:
    print(total)
