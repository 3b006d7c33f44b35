n = int(input("Number? "))
for i in range(1, 10):
    print(f"{n} x {i} = {n * i}")
