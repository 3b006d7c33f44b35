n = int(input("Lines? "))
for i in range(n):
    ones = 0
    ones = ones * 10 + 1
    print(f"{ones} x {ones} = {ones * ones}")
