n = int(input())
a = n // 100
b = n % 100 // 10
c = n % 10
turned = int(f"{c}{b}{a}")
print(f"Turned: {turned}")
if turned > n:
    d = turned - n
else:
    d = n - turned
print(f"Difference: {d}")
a = d // 100
b = d % 100 // 10
c = d % 10
back = int(f"{c}{b}{a}")
print(f"Turned: {back}")
print(f"Sum: {d + back}")
