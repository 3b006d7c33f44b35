def is_even(n):
    if n % 2 == 0:
        return true
    return false

print(is_even(10))
print(is_even(7))
