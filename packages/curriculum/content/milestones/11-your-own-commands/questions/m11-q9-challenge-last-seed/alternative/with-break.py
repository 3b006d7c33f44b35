def is_allowed(n):
    return 1 <= n <= 3

def reply(taken):
    return 4 - taken

seeds = 21
while True:
    taken = int(input("How many? "))
    if not is_allowed(taken):
        print("Only 1, 2 or 3")
        continue
    seeds -= 4
    print(f"I take {reply(taken)}, {seeds} left")
    if seeds == 1:
        break
print("The last seed is yours. I win!")
