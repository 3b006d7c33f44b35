def winner(scores):
    most = max(scores.values())
    for name, points in scores.items():
        if points == most:
            return name

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
