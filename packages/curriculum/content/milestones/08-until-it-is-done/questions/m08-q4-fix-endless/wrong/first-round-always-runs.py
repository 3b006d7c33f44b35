n = 3
while True:
    print(n)
    n = n - 1
    if n == 0:
        break
print("Go!")
