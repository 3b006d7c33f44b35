parts = input("Runs? ").split()
total = 0
sixes = 0
best = 0
for part in parts:
    r = int(part)
    total = total + r
    if r == 6:
        sixes = sixes + 1
    if r > best:
        best = r
    print("Total:", total)
    print("Sixes:", sixes)
    print("Best ball:", best)
