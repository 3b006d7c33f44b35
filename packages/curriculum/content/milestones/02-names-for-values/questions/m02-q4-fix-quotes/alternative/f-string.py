station = "Anuradhapura"
print(f"Next station: {station}")
