parts = input("Runs? ").split()
total = 0
sixes = 0
for part in parts:
    total = total + part
    if part == "6":
        sixes = sixes + 1
print(f"Total: {total}")
print(f"Sixes: {sixes}")
print(f"Best ball: {max(parts)}")
