def winner(scores):
    for name in scores:
        best = name
    return best

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
