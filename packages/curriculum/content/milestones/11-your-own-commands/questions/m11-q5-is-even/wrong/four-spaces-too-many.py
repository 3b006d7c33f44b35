def is_even(n):
    if n % 2 == 0:
        return True
        return False

print(is_even(10))
print(is_even(7))
