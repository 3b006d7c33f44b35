plant = "*"
leaves = 1
print(plant, leaves)
plant = plant * 2
leaves = leaves * 2
print(plant, leaves)
plant = plant * 2
leaves = leaves * 2
print(plant, leaves)
plant = plant * 2
leaves = leaves * 2
print(plant, leaves)
plant = plant * 2
leaves = leaves * 2
print(plant, leaves)
