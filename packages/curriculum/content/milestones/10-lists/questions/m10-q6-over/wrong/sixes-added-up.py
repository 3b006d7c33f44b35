parts = input("Runs? ").split()
runs = []
for part in parts:
    runs.append(int(part))
sixes = 0
for r in runs:
    if r == 6:
        sixes = sixes + r
print(f"Total: {sum(runs)}")
print(f"Sixes: {sixes}")
print(f"Best ball: {max(runs)}")
