n = int(input("Start? "))
for i in range(0, n, -1):
    print(i)
print("Go!")
