total = 0
sixes = 0
best = 0
for part in input("Runs? ").split():
    r = int(part)
    total = total + r
    if r == 6:
        sixes = sixes + 1
    if r > best:
        best = r
print(f"Total: {total}")
print(f"Sixes: {sixes}")
print(f"Best ball: {best}")
