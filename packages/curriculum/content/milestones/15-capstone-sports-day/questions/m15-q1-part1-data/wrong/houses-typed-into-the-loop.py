def new_scores(houses):
    scores = {}
    for house in ["Red", "Blue", "Green"]:
        scores[house] = 0
    return scores

scores = new_scores(["Red", "Blue", "Green"])
print(scores)
