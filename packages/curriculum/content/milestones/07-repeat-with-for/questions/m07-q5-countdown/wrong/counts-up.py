n = int(input("Start? "))
for i in range(1, n + 1):
    print(i)
print("Go!")
