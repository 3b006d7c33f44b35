runs = 84
balls = 60
rate = round(runs / balls * 100, 1)
overs = balls // 6
left = balls % 6
print("Strike Rate:", rate)
print("Overs:", overs)
print("Balls Left:", left)
