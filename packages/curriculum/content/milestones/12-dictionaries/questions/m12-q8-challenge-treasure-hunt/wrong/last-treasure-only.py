notes = {
    "gate": "well",
    "well": "mango tree",
    "mango tree": "bridge",
    "field": "bridge",
    "library": "canteen",
    "canteen": "stage",
    "stage": "library",
}
place = input("Start? ")
path = [place]
print(place)
while place != "bridge":
    place = notes[place]
    if place in path:
        break
    print(place)
    path.append(place)
if place == "bridge":
    print(f"Treasure after {len(path) - 1} steps")
else:
    print("You walk in a circle")
