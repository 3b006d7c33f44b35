# prediction:
# 0 0
# 0 1
# 1 0
# 1 1
for row in range(2):
    for col in range(2):
        print(row, col)
