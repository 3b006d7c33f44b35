houses = ["Red", "Blue", "Green"]
scores = {}
for house in houses:
    scores[house] = 0
steps = []

def show_table():
    order = sorted(houses, key=lambda house: (-scores[house], house))
    for place in range(1, len(order) + 1):
        print(f"{place}. {order[place - 1]} {scores[order[place - 1]]}")

def is_whole(text):
    try:
        int(text)
        return True
    except ValueError:
        return False

print("Commands: add, undo, show, end")
line = input()
while line != "end":
    parts = line.split()
    if len(parts) == 3 and parts[0] == "add" and is_whole(parts[2]):
        if parts[1] in scores:
            steps.append([parts[1], int(parts[2])])
            scores[parts[1]] += int(parts[2])
        else:
            print("Unknown house")
    elif line == "undo" and steps == []:
        print("Nothing to undo")
    elif line == "undo":
        last = steps.pop()
        scores[last[0]] -= last[1]
    elif line == "show":
        show_table()
    else:
        print("Please check the command")
    line = input()
print("Final table")
show_table()
best = max(scores.values())
print("Winner:", ", ".join([house for house in houses if scores[house] == best]))
