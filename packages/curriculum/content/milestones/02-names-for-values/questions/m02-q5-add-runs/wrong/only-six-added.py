score = 40
score = score + 6
print("Score:", score)
