plant = "*"
leaves = 1
print(plant, leaves)
leaves = leaves + leaves
print(plant, leaves)
leaves = leaves + leaves
print(plant, leaves)
leaves = leaves + leaves
print(plant, leaves)
leaves = leaves + leaves
print(plant, leaves)
