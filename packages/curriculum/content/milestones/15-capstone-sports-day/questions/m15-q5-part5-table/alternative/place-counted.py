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
        pairs.append([0 - scores[house], house])
    pairs.sort()
    lines = []
    place = 1
    for minus, house in pairs:
        lines.append(str(place) + ". " + house + " " + str(scores[house]))
        place = place + 1
    return lines

scores = new_scores(["Red", "Blue", "Green"])
while True:
    command = read_command(input("> "))
    if command[0] == "end":
        break
    if command[0] == "add":
        add_points(scores, command[1], command[2])
    if command[0] == "show":
        lines = table(scores)
        for i in range(len(lines)):
            print(lines[i])
print("Winner:", ", ".join(leaders(scores)))
