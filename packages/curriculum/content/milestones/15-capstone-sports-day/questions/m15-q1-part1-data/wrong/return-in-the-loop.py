def new_scores(houses):
    scores = {}
    for house in houses:
        scores[house] = 0
        return scores

scores = new_scores(["Red", "Blue", "Green"])
print(scores)
