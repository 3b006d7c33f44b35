n = int(input("Lines? "))
ones = 1
for i in range(n):
    print(f"{ones} x {ones} = {ones * ones}")
    ones = ones * 11
