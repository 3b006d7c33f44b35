# every line has this sum
total = 15
print('MAGIC SQUARE')
print(2, 7, 6, sep=' ')
print(9, 5, 1, sep=' ')
print(4, 3, 8, end='\n\n')
print('Every line makes', total)
