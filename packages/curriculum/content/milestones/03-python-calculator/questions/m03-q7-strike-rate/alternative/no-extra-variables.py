runs = 84
balls = 60
print("Strike rate:", round(100 * runs / balls, 1))
print("Overs:", balls // 6)
print("Balls left:", balls % 6)
