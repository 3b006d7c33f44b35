n = int(input("Start? "))
steps = 0
print(n)
while n != 1:
    n = n // 2
    steps = steps + 1
    print(n)
print(f"Steps: {steps}")
