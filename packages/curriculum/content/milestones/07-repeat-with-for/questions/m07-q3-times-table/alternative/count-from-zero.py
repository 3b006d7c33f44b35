n = int(input())
for i in range(10):
    line = i + 1
    result = n * line
    print(f"{n} x {line} = {result}")
