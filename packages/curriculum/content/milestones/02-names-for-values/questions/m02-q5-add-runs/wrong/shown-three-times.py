score = 40
print("Score:", score)
score = score + 6
print("Score:", score)
score = score + 4
print("Score:", score)
