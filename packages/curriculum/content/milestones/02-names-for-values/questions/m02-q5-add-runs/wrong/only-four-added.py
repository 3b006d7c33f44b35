score = 40
score = score + 4
print("Score:", score)
