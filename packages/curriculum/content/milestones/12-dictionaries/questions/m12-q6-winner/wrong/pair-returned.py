def winner(scores):
    best = ""
    for name in scores:
        if best == "" or scores[name] > scores[best]:
            best = name
    return best, scores[best]

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
