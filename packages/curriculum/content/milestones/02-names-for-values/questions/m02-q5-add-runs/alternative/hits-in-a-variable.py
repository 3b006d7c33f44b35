score = 40
hit = 6
score = score + hit
hit = 4
score = score + hit
print("Score:", score)
