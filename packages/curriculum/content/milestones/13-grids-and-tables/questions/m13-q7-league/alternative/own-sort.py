n = int(input("Teams? "))
table = []
for i in range(n):
    name, points = input("> ").split()
    table.append([name, int(points)])
for walk in range(n):
    for i in range(n - 1):
        if table[i][1] < table[i + 1][1]:
            helper = table[i]
            table[i] = table[i + 1]
            table[i + 1] = helper
i = 0
for row in table:
    i += 1
    print(f"{i}. {row[0]} {row[1]}")
