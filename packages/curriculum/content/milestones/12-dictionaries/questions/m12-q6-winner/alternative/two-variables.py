def winner(scores):
    best = None
    most = None
    for name, points in scores.items():
        if most is None or points > most:
            best = name
            most = points
    return best

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
