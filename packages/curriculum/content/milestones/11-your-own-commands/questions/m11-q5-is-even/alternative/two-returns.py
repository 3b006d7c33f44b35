def is_even(n):
    if n % 2 == 1:
        return False
    return True

print(is_even(10))
print(is_even(7))
