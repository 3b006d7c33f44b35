n = int(input("Number? "))
for i in range(1, 11):
    result = n * i
print(f"{n} x {i} = {result}")
