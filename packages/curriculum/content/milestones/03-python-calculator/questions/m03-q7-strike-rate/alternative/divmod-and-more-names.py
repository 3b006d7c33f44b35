runs = 84
balls = 60
balls_in_over = 6
per_ball = runs / balls
strike_rate = round(per_ball * 100, 1)
overs, left = divmod(balls, balls_in_over)
print("Strike rate:", strike_rate)
print("Overs: " + str(overs))
print("Balls left: " + str(left))
