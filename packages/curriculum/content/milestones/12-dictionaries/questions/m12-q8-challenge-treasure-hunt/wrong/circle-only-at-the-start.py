notes = {
    "gate": "well",
    "well": "mango tree",
    "mango tree": "bridge",
    "field": "bridge",
    "library": "canteen",
    "canteen": "stage",
    "stage": "library",
}
start = input("Start? ")
print(start)
place = start
steps = 0
while place in notes:
    place = notes[place]
    if place == start:
        break
    print(place)
    steps = steps + 1
if place in notes:
    print("You walk in a circle")
else:
    print(f"Treasure after {steps} steps")
