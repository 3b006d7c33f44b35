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
    words = line.split()
    if len(words) == 1:
        if words[0] == "undo" or words[0] == "show" or words[0] == "end":
            return words
    if len(words) == 3:
        if words[0] == "add":
            try:
                number = int(words[2])
            except ValueError:
                return ["error"]
            return ["add", words[1], number]
    return ["error"]

scores = new_scores(["Red", "Blue", "Green"])
command = read_command(input())
if command[0] == "add":
    add_points(scores, command[1], command[2])
print(scores)
