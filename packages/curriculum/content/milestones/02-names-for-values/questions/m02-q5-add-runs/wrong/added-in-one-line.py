score = 40
score = score + 10
print("Score:", score)
