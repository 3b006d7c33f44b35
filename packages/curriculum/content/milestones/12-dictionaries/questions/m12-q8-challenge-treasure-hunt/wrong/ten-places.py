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
while place in notes and len(path) < 10:
    print(place)
    path.append(place)
    place = notes[place]
if place in notes:
    print("You walk in a circle")
else:
    print(place)
    print(f"Treasure after {len(path)} steps")
