plant = "*"
leaves = 1
print(plant, leaves)
plant = plant + plant
print(plant, leaves)
plant = plant + plant
print(plant, leaves)
plant = plant + plant
print(plant, leaves)
plant = plant + plant
print(plant, leaves)
