marks = [56, 91, 38]
total = 0
count = 0
for mark in marks:
    total += mark
    count += 1
print(f"Average: {total / count:.1f}")
