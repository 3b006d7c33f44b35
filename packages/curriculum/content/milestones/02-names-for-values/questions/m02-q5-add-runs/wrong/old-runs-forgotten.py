score = 40
score = 6 + 4
print("Score:", score)
