def new_scores(houses):
    scores = {}
    for house in houses:
        scores[house] = 0
    return scores

def add_points(scores, house, points):
    if house in scores:
        scores["Red"] = scores["Red"] + points
        return True
    return False

scores = new_scores(["Red", "Blue", "Green"])
print(add_points(scores, "Red", 5))
print(add_points(scores, "Pink", 3))
print(scores)
