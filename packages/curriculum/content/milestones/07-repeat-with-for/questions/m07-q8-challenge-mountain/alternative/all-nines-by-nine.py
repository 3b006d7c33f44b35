n = int(input("Lines? "))
for i in range(1, n + 1):
    ones = 10 ** i // 9
    print(f"{ones} x {ones} = {ones ** 2}")
