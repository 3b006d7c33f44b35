runs = 84
balls = 60
rate = round(balls / runs * 100, 1)
overs = balls // 6
left = balls % 6
print("Strike rate:", rate)
print("Overs:", overs)
print("Balls left:", left)
