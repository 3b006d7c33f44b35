line = input("Runs? ")
runs = []
for letter in line:
    if letter != " ":
        runs.append(int(letter))
sixes = 0
for r in runs:
    if r == 6:
        sixes = sixes + 1
print(f"Total: {sum(runs)}")
print(f"Sixes: {sixes}")
print(f"Best ball: {max(runs)}")
