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
for place in notes:
    print(place)
