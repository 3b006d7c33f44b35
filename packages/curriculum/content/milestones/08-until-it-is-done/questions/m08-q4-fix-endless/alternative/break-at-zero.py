n = 3
while True:
    if n == 0:
        break
    print(n)
    n = n - 1
print("Go!")
