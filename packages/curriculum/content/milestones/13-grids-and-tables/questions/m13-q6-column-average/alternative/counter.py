def column_average(t, c):
    total = 0.0
    rows = 0
    for r in t:
        total += r[c]
        rows += 1
    return total / rows

print(column_average([[70, 80], [55, 60]], 0))
