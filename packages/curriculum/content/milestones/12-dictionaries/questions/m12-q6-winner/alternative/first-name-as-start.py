def winner(scores):
    names = list(scores)
    best = names[0]
    for name in names:
        if scores[name] > scores[best]:
            best = name
    return best

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
