score = 40
score = 46
score = 50
print("Score:", score)
