# write the function here

print(column_average([[70, 80], [55, 60]], 0))
