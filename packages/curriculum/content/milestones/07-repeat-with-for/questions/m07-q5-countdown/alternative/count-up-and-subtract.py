start = int(input("Start? "))
for i in range(start):
    print(start - i)
print("Go!")
