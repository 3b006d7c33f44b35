plant = "*"
leaves = 1
print(plant, leaves)
print(plant, leaves)
print(plant, leaves)
print(plant, leaves)
print(plant, leaves)
