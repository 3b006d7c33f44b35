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

def to_number(text):
    try:
        return int(text)
    except ValueError:
        return None

def read_command(line):
    match line.split():
        case ["add", house, text] if to_number(text) is not None:
            return ["add", house, to_number(text)]
        case ["undo" | "show" | "end"] as one:
            return one
        case _:
            return ["error"]

scores = new_scores(["Red", "Blue", "Green"])
command = read_command(input("> "))
if command[0] == "add":
    add_points(scores, command[1], command[2])
print(scores)
