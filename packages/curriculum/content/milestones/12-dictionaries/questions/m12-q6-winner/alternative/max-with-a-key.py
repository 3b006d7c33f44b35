def winner(scores):
    return max(scores, key=scores.get)

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
