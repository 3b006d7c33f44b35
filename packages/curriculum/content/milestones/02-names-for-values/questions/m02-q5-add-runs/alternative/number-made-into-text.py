score = 40
score = score + 6
score = score + 4
print("Score: " + str(score))
