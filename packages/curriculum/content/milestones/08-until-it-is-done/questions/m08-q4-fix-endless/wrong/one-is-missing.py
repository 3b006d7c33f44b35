n = 3
while n > 1:
    print(n)
    n = n - 1
print("Go!")
