n = int(input("Teams? "))
table = []
for i in range(n):
    team = input("Team? ")
    points = int(input("Points? "))
    table.append([points, team])
table.sort()
table.reverse()
for i in range(n):
    print(f"{i + 1}. {table[i][1]} {table[i][0]}")
