def is_top(value, numbers):
    for n in numbers:
        if n > value:
            return False
    return True

def largest(numbers):
    for n in numbers:
        if is_top(n, numbers):
            return n

print(largest([5, 1, 9, 4]))
