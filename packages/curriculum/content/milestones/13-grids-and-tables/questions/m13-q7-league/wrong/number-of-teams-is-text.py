n = input("Teams? ")
table = []
for i in range(n):
    parts = input("Team and points? ").split()
    table.append([int(parts[1]), parts[0]])
table.sort()
table.reverse()
for i in range(n):
    print(f"{i + 1}. {table[i][1]} {table[i][0]}")
