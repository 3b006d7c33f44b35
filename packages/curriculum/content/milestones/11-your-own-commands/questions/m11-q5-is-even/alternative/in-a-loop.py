def is_even(n):
    return n % 2 == 0

for n in [10, 7]:
    print(is_even(n))
