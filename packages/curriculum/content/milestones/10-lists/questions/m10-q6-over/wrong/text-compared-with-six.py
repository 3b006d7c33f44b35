parts = input("Runs? ").split()
runs = []
sixes = 0
for part in parts:
    runs.append(int(part))
    if part == 6:
        sixes = sixes + 1
print(f"Total: {sum(runs)}")
print(f"Sixes: {sixes}")
print(f"Best ball: {max(runs)}")
