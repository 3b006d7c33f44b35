notes = {
    "gate": "well",
    "well": "mango tree",
    "mango tree": "bridge",
    "field": "bridge",
    "library": "canteen",
    "canteen": "stage",
    "stage": "library",
}
place = input()
path = []
while place != "" and place not in path:
    path.append(place)
    place = notes.get(place, "")
print("\n".join(path))
if place == "":
    print(f"Treasure after {len(path) - 1} steps")
else:
    print("You walk in a circle")
