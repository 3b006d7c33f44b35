def new_scores(houses):
    scores = {}
    for house in houses:
        scores[house] = 0
    return scores
