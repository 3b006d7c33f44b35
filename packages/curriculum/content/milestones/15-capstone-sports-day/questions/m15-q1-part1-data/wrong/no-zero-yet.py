def new_scores(houses):
    scores = {}
    return scores

scores = new_scores(["Red", "Blue", "Green"])
print(scores)
