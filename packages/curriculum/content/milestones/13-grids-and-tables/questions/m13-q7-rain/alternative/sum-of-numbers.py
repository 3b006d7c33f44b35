rows = open("rain.csv").read().splitlines()[1:]
best = None
for row in rows:
    town, *parts = row.split(",")
    numbers = [int(part) for part in parts]
    print(f"{'#' * (sum(numbers) // 50)} {sum(numbers)} {town}")
    if best is None or numbers[1] > best[0]:
        best = [numbers[1], town]
print(f"November: {best[1]} {best[0]}")
