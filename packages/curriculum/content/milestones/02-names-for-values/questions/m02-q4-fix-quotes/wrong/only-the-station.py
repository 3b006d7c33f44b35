station = "Anuradhapura"
print(station)
