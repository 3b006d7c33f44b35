total = 0
for i in range(3):
    total += int(input("Number? "))
print(f"Sum: {total}")
