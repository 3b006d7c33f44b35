plant = "*"
leaves = 1
print(plant, leaves)
plant = "**"
leaves = 2
print(plant, leaves)
plant = "****"
leaves = 4
print(plant, leaves)
plant = "********"
leaves = 8
print(plant, leaves)
plant = "****************"
leaves = 16
print(plant, leaves)
