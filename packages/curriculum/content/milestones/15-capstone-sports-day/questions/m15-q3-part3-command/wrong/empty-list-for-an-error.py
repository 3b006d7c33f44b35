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
            return []
    if len(parts) == 1 and parts[0] in ["undo", "show", "end"]:
        return parts
    return []

scores = new_scores(["Red", "Blue", "Green"])
command = read_command(input("> "))
if command[0] == "add":
    add_points(scores, command[1], command[2])
print(scores)
