n = int(input("Lines? "))
ones = 1
for i in range(n):
    ones = ones * 10 + 1
    print(f"{ones} x {ones} = {ones * ones}")
