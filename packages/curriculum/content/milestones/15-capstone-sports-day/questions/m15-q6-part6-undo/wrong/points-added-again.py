def new_scores(houses):
    scores = {}
    for house in houses:
        scores[house] = 0
    return scores

def add_points(scores, house, points):
    if house in scores:
        scores[house] = scores[house] + points
        return True
    return False

def read_command(line):
    parts = line.split()
    if len(parts) == 3 and parts[0] == "add":
        try:
            return ["add", parts[1], int(parts[2])]
        except ValueError:
            return ["error"]
    if len(parts) == 1 and parts[0] in ["undo", "show", "end"]:
        return parts
    return ["error"]

def leaders(scores):
    best = max(scores.values())
    names = []
    for house in scores:
        if scores[house] == best:
            names.append(house)
    return names

def table(scores):
    pairs = []
    for house in scores:
        pairs.append([-scores[house], house])
    pairs.sort()
    lines = []
    for i in range(len(pairs)):
        lines.append(f"{i + 1}. {pairs[i][1]} {-pairs[i][0]}")
    return lines

def undo(scores, history):
    if history == []:
        return False
    house, points = history.pop()
    scores[house] = scores[house] + points
    return True

scores = new_scores(["Red", "Blue", "Green"])
history = []
command = read_command(input("> "))
while command[0] != "end":
    if command[0] == "add":
        house = command[1]
        points = command[2]
        if add_points(scores, house, points):
            history.append([house, points])
    elif command[0] == "undo":
        undo(scores, history)
    elif command[0] == "show":
        for line in table(scores):
            print(line)
    command = read_command(input("> "))
print("Winner: " + ", ".join(leaders(scores)))
