score = 40
print("Score:", score)
score = score + 6
score = score + 4
