def largest(numbers):
    best = numbers[0]
    for i in range(len(numbers)):
        if numbers[i] > best:
            best = i
    return best

print(largest([5, 1, 9, 4]))
