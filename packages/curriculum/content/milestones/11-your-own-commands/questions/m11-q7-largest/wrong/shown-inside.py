def largest(numbers):
    best = numbers[0]
    for n in numbers:
        if n > best:
            best = n
    print(best)

largest([5, 1, 9, 4])
