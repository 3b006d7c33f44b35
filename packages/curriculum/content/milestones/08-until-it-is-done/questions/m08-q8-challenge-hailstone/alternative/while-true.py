n = int(input("Start? "))
steps = 0
while True:
    print(n)
    if n == 1:
        break
    if n % 2 == 1:
        n = n * 3 + 1
    else:
        n = n // 2
    steps += 1
print("Steps:", steps)
