# prediction: 7
n = 10
while n > 4:
    n = n - 3
    if n > 4:
        print(n)
