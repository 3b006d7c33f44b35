def new_scores(houses):
    scores = {}
    for house in houses:
        scores[house] = 0
    return scores

def add_points(board, name, more):
    found = False
    for house in board:
        if house == name:
            board[house] = board[house] + more
            found = True
    return found

scores = new_scores(["Red", "Blue", "Green"])
first = add_points(scores, "Red", 5)
second = add_points(scores, "Pink", 3)
print(first)
print(second)
print(scores)
