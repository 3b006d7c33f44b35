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
path = []
while place in notes:
    if place in path:
        break
    path.append(place)
    place = notes[place]
    print(place)
if place in notes:
    print("You walk in a circle")
else:
    print(f"Treasure after {len(path)} steps")
