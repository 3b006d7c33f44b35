n = int(input("Lines? "))
for i in range(1, n + 1):
    print(f"{i} x {i} = {i * i}")
