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
    if line in ["undo", "show", "end"]:
        return [line]
    try:
        word, house, points = line.split()
        assert word == "add"
        return [word, house, int(points)]
    except (ValueError, AssertionError):
        return ["error"]

board = new_scores(["Red", "Blue", "Green"])
line = input("Command? ")
command = read_command(line)
if command[0] == "add":
    word, house, points = command
    add_points(board, house, points)
print(board)
