c = input()
c = float(c)
f = 32 + 1.8 * c
print(f"{f:.1f}", "F")
