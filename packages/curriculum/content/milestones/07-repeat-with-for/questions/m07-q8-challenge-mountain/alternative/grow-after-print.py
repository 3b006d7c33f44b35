n = int(input())
a = 1
for i in range(n):
    print(f"{a} x {a} = {a * a}")
    a = int(f"{a}1")
