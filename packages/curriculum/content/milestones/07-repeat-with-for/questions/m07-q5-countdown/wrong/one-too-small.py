n = int(input("Start? "))
for i in range(n - 1, -1, -1):
    print(i)
print("Go!")
