def largest(numbers):
    best = numbers[0]
    for i in range(1, len(numbers)):
        if numbers[i] > best:
            best = numbers[i]
    return best

marks = [5, 1, 9, 4]
print(largest(marks))
