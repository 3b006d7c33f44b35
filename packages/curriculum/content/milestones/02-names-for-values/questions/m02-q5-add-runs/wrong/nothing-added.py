score = 40
print("Score:", score)
