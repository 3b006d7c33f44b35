def is_even(n):
    half = n // 2
    return half * 2 == n

print(is_even(10))
print(is_even(7))
