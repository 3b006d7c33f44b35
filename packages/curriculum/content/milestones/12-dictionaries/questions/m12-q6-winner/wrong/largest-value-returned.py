def winner(scores):
    return max(scores.values())

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
