plant = "*"
leaves = 1
print(plant, leaves)
plant = plant + plant
leaves = leaves + 1
print(plant, leaves)
plant = plant + plant
leaves = leaves + 2
print(plant, leaves)
plant = plant + plant
leaves = leaves + 4
print(plant, leaves)
plant = plant + plant
leaves = leaves + 8
print(plant, leaves)
