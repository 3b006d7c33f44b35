plant = "*"
leaves = 1
print(plant, leaves)
plant = plant + plant
leaves = leaves + 1
print(plant, leaves)
plant = plant + plant
leaves = leaves + 1
print(plant, leaves)
plant = plant + plant
leaves = leaves + 1
print(plant, leaves)
plant = plant + plant
leaves = leaves + 1
print(plant, leaves)
