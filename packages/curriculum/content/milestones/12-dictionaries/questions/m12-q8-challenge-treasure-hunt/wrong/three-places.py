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
steps = 0
while place in notes and steps < 3:
    print(place)
    place = notes[place]
    steps = steps + 1
if place in notes:
    print("You walk in a circle")
else:
    print(place)
    print(f"Treasure after {steps} steps")
