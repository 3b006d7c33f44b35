def winner(scores):
    best = ""
    most = 0
    for name in scores:
        if scores[name] > most:
            best = name
    return best

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
