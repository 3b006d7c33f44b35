total = 0
while True:
    points = int(input("Points? "))
    if points == 0:
        break
    total += points
print(f"Sum: {total}")
