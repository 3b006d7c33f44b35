import random
n = int(input("Games? "))
games = []
for i in range(n):
    games.append([random.choice([1, 2, 3]), random.choice([1, 2, 3])])
keep = len([g for g in games if g[0] == g[1]])
change = len([g for g in games if g[0] != g[1]])
print("Keep wins: " + str(keep) + "\nChange wins: " + str(change))
