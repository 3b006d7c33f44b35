n = int(input("Number? "))
for i in range():
    print(f"{n} x {i} = {n * i}")
