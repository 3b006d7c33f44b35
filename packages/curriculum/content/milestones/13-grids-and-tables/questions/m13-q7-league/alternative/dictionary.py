n = int(input())
points = {}
for i in range(n):
    line = input().split()
    points[line[0]] = int(line[1])
teams = sorted(points, key=points.get, reverse=True)
for i in range(len(teams)):
    print(str(i + 1) + ". " + teams[i] + " " + str(points[teams[i]]))
