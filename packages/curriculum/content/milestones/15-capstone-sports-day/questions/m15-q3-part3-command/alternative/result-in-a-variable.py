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
    command = ["error"]
    parts = line.split()
    try:
        if len(parts) == 3 and parts[0] == "add":
            command = [parts[0], parts[1], int(parts[2])]
        elif line.strip() in ["undo", "show", "end"]:
            command = [line.strip()]
    except ValueError:
        command = ["error"]
    return command

scores = new_scores(["Red", "Blue", "Green"])
command = read_command(input("> "))
if len(command) == 3:
    add_points(scores, command[1], command[2])
print(scores)
