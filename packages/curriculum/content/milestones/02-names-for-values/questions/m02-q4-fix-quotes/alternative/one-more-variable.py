text = "Next station:"
station = 'Anuradhapura'
print(text, station)
