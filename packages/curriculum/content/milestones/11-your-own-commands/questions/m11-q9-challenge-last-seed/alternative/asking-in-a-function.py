def reply(taken):
    return 4 - taken

def ask():
    n = int(input("1, 2 or 3? "))
    while n < 1 or n > 3:
        print("Only 1, 2 or 3")
        n = int(input("1, 2 or 3? "))
    return n

seeds = 21
for i in range(5):
    taken = ask()
    mine = reply(taken)
    seeds = seeds - taken
    seeds = seeds - mine
    print(f"I take {mine}, {seeds} left")
print("The last seed is yours. I win!")
