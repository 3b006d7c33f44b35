def largest(numbers):
    return max(numbers)

print(largest([5, 1, 9, 4]))
