n = int(input("Teams? "))
table = []
for i in range(n):
    team, points = input("Team and points? ").split()
    table.append([int(points), team])
table.sort(reverse=True)
place = 1
for points, team in table:
    print(f"{place}. {team} {points}")
    place = place + 1
