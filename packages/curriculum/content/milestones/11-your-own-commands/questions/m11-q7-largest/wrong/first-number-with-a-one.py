def largest(numbers):
    best = numbers[1]
    for n in numbers:
        if n > best:
            best = n
    return best

print(largest([5, 1, 9, 4]))
