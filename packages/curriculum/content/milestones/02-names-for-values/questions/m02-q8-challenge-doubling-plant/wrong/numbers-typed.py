plant = "*"
leaves = 1
print(plant, leaves)
plant = plant + plant
print(plant, 2)
plant = plant + plant
print(plant, 4)
plant = plant + plant
print(plant, 8)
plant = plant + plant
print(plant, 16)
