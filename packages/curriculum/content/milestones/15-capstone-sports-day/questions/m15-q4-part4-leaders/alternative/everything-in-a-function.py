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
    names = []
    best = None
    for house, points in scores.items():
        if best is None or points > best:
            best = points
            names = [house]
        elif points == best:
            names.append(house)
    return names

def play():
    scores = new_scores(["Red", "Blue", "Green"])
    word = ""
    while word != "end":
        command = read_command(input())
        word = command[0]
        if word == "add":
            add_points(scores, command[1], command[2])
    return scores

print("Winner: " + ", ".join(leaders(play())))
