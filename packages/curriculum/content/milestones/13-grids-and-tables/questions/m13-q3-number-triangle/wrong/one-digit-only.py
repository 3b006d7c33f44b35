n = int(input("Lines? "))
digits = "1 2 3 4 5 6 7 8 9"
for row in range(1, n + 1):
    print(digits[:2 * row])
