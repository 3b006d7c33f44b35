def new_scores(houses):
    return {house: 0 for house in houses}

scores = new_scores(["Red", "Blue", "Green"])
print(scores)
