table = []
for i in range(int(input("Teams? "))):
    parts = input("Team and points? ").split()
    table.append([-int(parts[1]), parts[0]])
table.sort()
for i in range(len(table)):
    print(f"{i + 1}. {table[i][1]} {-table[i][0]}")
