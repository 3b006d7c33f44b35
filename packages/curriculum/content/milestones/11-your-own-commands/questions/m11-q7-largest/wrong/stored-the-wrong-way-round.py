def largest(numbers):
    best = numbers[0]
    for n in numbers:
        if n > best:
            n = best
    return best

print(largest([5, 1, 9, 4]))
