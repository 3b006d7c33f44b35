def new_scores(houses):
    return dict.fromkeys(houses, 0)

scores = new_scores(["Red", "Blue", "Green"])
print(scores)
