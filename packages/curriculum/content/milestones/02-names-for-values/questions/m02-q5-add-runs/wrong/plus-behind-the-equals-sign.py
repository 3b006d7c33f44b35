score = 40
score =+ 6
score =+ 4
print("Score:", score)
