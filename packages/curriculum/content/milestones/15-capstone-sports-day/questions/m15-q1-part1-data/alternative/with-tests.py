def new_scores(houses):
    scores = {}
    for house in houses:
        scores[house] = 0
    return scores

assert new_scores([]) == {}
assert new_scores(["A"]) == {"A": 0}

scores = new_scores(["Red", "Blue", "Green"])
print(scores)
