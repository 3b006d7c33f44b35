station = "Anuradhapura"
print("Next station:", Station)
