n = int(input())
for i in range(n):
    print(n)
    n = n - 1
print("Go!")
