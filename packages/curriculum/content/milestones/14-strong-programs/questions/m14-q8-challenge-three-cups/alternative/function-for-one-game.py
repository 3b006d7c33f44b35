from random import randint

def first_cup_is_right():
    return randint(1, 3) == randint(1, 3)

games = int(input())
keep = 0
for i in range(games):
    if first_cup_is_right():
        keep += 1
print(f"Keep wins: {keep}")
print(f"Change wins: {games - keep}")
