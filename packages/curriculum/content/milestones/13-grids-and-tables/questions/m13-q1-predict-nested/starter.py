# prediction:
for row in range(2):
    for col in range(2):
        print(row, col)
