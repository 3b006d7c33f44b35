station = "Anuradhapura"
print("Next station:", "Anuradhapura")
