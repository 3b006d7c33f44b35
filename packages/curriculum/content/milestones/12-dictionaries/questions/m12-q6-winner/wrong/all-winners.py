def winner(scores):
    most = max(scores.values())
    names = []
    for name in scores:
        if scores[name] == most:
            names.append(name)
    return names

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
