station = "Anuradhapura"
print("Next station:", "station")
