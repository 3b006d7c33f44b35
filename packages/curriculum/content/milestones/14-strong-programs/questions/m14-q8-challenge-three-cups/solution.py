import random

games = int(input("Games? "))
keep = 0
change = 0
for i in range(games):
    sweet = random.randint(1, 3)
    chosen = random.randint(1, 3)
    if chosen == sweet:
        keep = keep + 1
    else:
        change = change + 1
print("Keep wins:", keep)
print("Change wins:", change)
