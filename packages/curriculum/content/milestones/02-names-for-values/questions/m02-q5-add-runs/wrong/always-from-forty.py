score = 40
score = 40 + 6
score = 40 + 4
print("Score:", score)
