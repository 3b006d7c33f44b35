plant = "*"
leaves = 1
print(plant, leaves)
plant = plant + 1
leaves = leaves + 1
print(plant, leaves)
plant = plant + 1
leaves = leaves + 1
print(plant, leaves)
plant = plant + 1
leaves = leaves + 1
print(plant, leaves)
plant = plant + 1
leaves = leaves + 1
print(plant, leaves)
