def new_scores(houses):
    scores = {houses[0]: 0}
    for house in houses:
        scores[house] = 0
    return scores

scores = new_scores(["Red", "Blue", "Green"])
print(scores)
