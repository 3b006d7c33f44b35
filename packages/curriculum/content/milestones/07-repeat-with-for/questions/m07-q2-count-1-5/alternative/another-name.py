# count for hide-and-seek
for number in range(1, 6):
    print(number)
