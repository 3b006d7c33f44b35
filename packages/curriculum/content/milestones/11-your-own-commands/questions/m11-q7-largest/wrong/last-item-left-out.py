def largest(numbers):
    best = numbers[0]
    for i in range(len(numbers) - 1):
        if numbers[i] > best:
            best = numbers[i]
    return best

print(largest([5, 1, 9, 4]))
