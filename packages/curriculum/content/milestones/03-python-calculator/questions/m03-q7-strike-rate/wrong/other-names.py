r = 84
b = 60
rate = round(r / b * 100, 1)
overs = b // 6
left = b % 6
print("Strike rate:", rate)
print("Overs:", overs)
print("Balls left:", left)
