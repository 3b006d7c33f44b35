n = int(input("Start? "))
print(n)
steps = 0
while not n == 1:
    steps = steps + 1
    if n % 2 != 0:
        n = 3 * n + 1
    else:
        n = int(n / 2)
    print(n)
print(f"Steps: {steps}")
