score = 40
print("Score:", score + 6 + 4)
