# prediction: முதலில் G, பிறகு E, கடைசியில் 5
town = "GALLE"
print(town[0])
print(town[-1])
print(len(town))
