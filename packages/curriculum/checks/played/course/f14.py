import random

def ask(question, least, most):
    number = 0
    while number < least or number > most:
        try:
            number = int(input(question))
        except ValueError:
            print("A number, please.")
    return number

def move(place, dice):
    snakes = {8: 3, 17: 11}
    return snakes.get(place + dice, place + dice)

assert move(5, 3) == 3
assert move(1, 6) == 7
count = ask("Players, 2 to 4? ", 2, 4)
places = []
for player in range(count):
    places.append(0)
turn = 0
while max(places) < 20:
    turn = turn % count + 1
    dice = random.randint(1, 6)
    places[turn - 1] = move(places[turn - 1], dice)
    print(f"Player {turn}: {dice}", "." * places[turn - 1])
print(f"Player {turn} wins!")
