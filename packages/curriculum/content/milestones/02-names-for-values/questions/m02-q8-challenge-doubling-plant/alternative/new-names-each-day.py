plant = "*"
leaves = 1
print(plant, leaves)
plant2 = plant + plant
leaves2 = leaves + leaves
print(plant2, leaves2)
plant3 = plant2 + plant2
leaves3 = leaves2 + leaves2
print(plant3, leaves3)
plant4 = plant3 + plant3
leaves4 = leaves3 + leaves3
print(plant4, leaves4)
plant5 = plant4 + plant4
leaves5 = leaves4 + leaves4
print(plant5, leaves5)
