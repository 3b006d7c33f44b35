n = int(input("Start? "))
for i in range(5, 0, -1):
    print(i)
print("Go!")
