def new_scores(houses):
    return {house: 0 for house in houses}

def add_points(scores, house, points):
    try:
        scores[house] = scores[house] + points
        return True
    except KeyError:
        return False

scores = new_scores(["Red", "Blue", "Green"])
print(add_points(scores, "Red", 5))
print(add_points(scores, "Pink", 3))
print(scores)
