notes = {
    "gate": "well",
    "well": "mango tree",
    "mango tree": "bridge",
    "field": "bridge",
    "library": "canteen",
    "canteen": "stage",
    "stage": "library",
}


def walk(place):
    path = [place]
    while place in notes:
        place = notes[place]
        if place in path:
            return path, False
        path.append(place)
    return path, True


path, found = walk(input("Start? "))
for place in path:
    print(place)
if found:
    print("Treasure after " + str(len(path) - 1) + " steps")
else:
    print("You walk in a circle")
