parts = input("Runs? ").split()
total = ""
sixes = 0
for part in parts:
    total = total + part
    if part == "6":
        sixes = sixes + 1
print("Total:", total)
print("Sixes:", sixes)
print("Best ball:", max(parts))
