runs, balls = 84, 60
rate = runs * 100 / balls
print(f"Strike rate: {rate:.1f}")
print(f"Overs: {balls // 6}")
print(f"Balls left: {balls % 6}")
