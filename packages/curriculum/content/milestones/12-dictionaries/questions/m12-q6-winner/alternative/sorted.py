def winner(scores):
    return sorted(scores, key=lambda name: -scores[name])[0]

print(winner({"Red": 40, "Yellow": 45, "Blue": 55, "Green": 55}))
