runs = 84
balls = 60
rate = round(runs / balls, 1)
overs = balls // 6
left = balls % 6
print("Strike rate:", rate)
print("Overs:", overs)
print("Balls left:", left)
