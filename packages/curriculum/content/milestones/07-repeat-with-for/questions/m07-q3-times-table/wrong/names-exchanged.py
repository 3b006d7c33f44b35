n = int(input("Number? "))
for i in range(1, 11):
    print(f"{i} x {n} = {n * i}")
