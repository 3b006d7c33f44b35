def winner(scores):
    best = 0
    for name in scores:
        if name > best:
            best = name
    return best

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
