n = int(input("Lines? "))
for i in range(1, n + 1):
    ones = "1" * i
    print(f"{ones} x {ones} = {ones * ones}")
