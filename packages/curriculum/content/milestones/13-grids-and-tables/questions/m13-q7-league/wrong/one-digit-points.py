n = int(input("Teams? "))
table = []
for i in range(n):
    line = input("Team and points? ")
    table.append([int(line[-1]), line[:-2]])
table.sort()
table.reverse()
for i in range(n):
    print(f"{i + 1}. {table[i][1]} {table[i][0]}")
