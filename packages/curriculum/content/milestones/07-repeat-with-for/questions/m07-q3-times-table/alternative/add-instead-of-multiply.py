n = int(input("Number? "))
result = 0
for i in range(1, 11):
    result += n
    print(f"{n} x {i} = {result}")
