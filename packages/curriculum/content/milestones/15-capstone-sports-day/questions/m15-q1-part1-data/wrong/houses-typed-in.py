def new_scores(houses):
    return {"Red": 0, "Blue": 0, "Green": 0}

scores = new_scores(["Red", "Blue", "Green"])
print(scores)
