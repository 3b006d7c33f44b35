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
seen = {}
steps = 0
while place in notes and not place in seen:
    print(place)
    seen[place] = True
    place = notes[place]
    steps += 1
if place in seen:
    print("You walk in a circle")
else:
    print(f"{place}\nTreasure after {steps} steps")
