n = int(input("Start? "))
for i in range(n, 0, -1):
    print(i)
print("Go!")
