# prediction: 10 / 7
n = 10
while n > 4:
    print(n)
    n = n - 3
