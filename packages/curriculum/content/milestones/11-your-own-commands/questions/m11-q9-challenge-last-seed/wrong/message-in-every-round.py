def reply(taken):
    return 4 - taken

seeds = 21
while seeds > 1:
    taken = int(input("1, 2 or 3? "))
    if taken in [1, 2, 3]:
        seeds = seeds - taken - reply(taken)
        print(f"I take {reply(taken)}, {seeds} left")
    else:
        print("Only 1, 2 or 3")
    print("The last seed is yours. I win!")
