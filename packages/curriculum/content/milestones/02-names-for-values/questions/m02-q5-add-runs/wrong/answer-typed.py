score = 40
print("Score: 50")
