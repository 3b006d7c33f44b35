def is_even(n):
    print(n % 2 == 0)

is_even(10)
is_even(7)
