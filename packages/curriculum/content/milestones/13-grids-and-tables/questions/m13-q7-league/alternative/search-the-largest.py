n = int(input("Teams? "))
table = []
for i in range(n):
    parts = input("Team and points? ").split()
    table.append([int(parts[1]), parts[0]])
place = 0
while table != []:
    best = max(table)
    table.remove(best)
    place = place + 1
    print(f"{place}. {best[1]} {best[0]}")
