def larger(a, b):
    if a > b:
        return a
    return b

def largest(numbers):
    best = numbers[0]
    for n in numbers:
        best = larger(best, n)
    return best

print(largest([5, 1, 9, 4]))
