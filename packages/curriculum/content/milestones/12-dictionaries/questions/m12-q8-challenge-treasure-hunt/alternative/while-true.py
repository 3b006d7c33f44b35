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
seen = []
while True:
    if place in seen:
        print("You walk in a circle")
        break
    print(place)
    seen.append(place)
    if place in notes:
        place = notes[place]
    else:
        print("Treasure after", len(seen) - 1, "steps")
        break
