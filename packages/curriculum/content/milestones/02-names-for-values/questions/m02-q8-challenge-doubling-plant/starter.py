plant = "*"
leaves = 1
print(plant, leaves)
# four more days
