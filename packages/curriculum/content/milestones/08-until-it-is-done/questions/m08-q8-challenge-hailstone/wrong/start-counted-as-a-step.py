n = int(input("Start? "))
steps = 1
print(n)
while n != 1:
    if n % 2 == 0:
        n = n // 2
    else:
        n = 3 * n + 1
    steps = steps + 1
    print(n)
print(f"Steps: {steps}")
