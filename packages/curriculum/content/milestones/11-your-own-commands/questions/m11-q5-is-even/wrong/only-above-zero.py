def is_even(n):
    return n > 0 and n % 2 == 0

print(is_even(10))
print(is_even(7))
