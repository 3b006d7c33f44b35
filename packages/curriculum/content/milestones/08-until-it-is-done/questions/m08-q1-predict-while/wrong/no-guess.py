# prediction:
n = 10
while n > 4:
    n = n - 3
    print(n)
