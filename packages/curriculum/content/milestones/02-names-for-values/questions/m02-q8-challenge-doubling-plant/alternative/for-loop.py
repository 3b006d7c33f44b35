plant = "*"
leaves = 1
for day in range(5):
    print(plant, leaves)
    plant += plant
    leaves += leaves
