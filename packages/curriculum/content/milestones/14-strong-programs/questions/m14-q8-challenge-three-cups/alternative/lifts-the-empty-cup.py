import random

games = int(input("How many games? "))
wins = {"Keep": 0, "Change": 0}
while games > 0:
    nila = random.randint(1, 3)
    sweet = random.randint(1, 3)
    for cup in [1, 2, 3]:
        if cup != nila and cup != sweet:
            empty = cup
    last = 6 - nila - empty
    if last == sweet:
        wins["Change"] += 1
    if nila == sweet:
        wins["Keep"] += 1
    games -= 1
for way in wins:
    print(f"{way} wins: {wins[way]}")
