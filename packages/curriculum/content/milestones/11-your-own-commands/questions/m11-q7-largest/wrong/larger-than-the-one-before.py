def largest(numbers):
    best = numbers[0]
    for i in range(1, len(numbers)):
        if numbers[i] > numbers[i - 1]:
            best = numbers[i]
    return best

print(largest([5, 1, 9, 4]))
