score = 40
score = 40 + 6
score = 46 + 4
print("Score:", score)
