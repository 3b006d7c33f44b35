n = int(input("Lines? "))
ones = int("1" * n)
for i in range(n):
    print(f"{ones} x {ones} = {ones * ones}")
