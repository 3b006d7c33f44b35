n = int(input("Start? "))
for i in reversed(range(1, n + 1)):
    print(f"{i}")
print("Go!")
