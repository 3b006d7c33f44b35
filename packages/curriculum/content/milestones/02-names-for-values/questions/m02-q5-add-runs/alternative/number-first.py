score = 40
score = 6 + score
score = 4 + score
print(f"Score: {score}")
