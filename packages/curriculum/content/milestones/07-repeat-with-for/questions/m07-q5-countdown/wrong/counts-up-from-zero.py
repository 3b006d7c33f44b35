n = int(input("Start? "))
for i in range(n):
    print(i)
print("Go!")
