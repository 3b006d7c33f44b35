def largest(numbers):
    numbers.sort()
    return numbers[-1]

print(largest([5, 1, 9, 4]))
