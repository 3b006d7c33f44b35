plant = "*"
leaves = 1
print(f"{plant} {leaves}")
plant = plant + plant
leaves = leaves + leaves
print(f"{plant} {leaves}")
plant = plant + plant
leaves = leaves + leaves
print(f"{plant} {leaves}")
plant = plant + plant
leaves = leaves + leaves
print(f"{plant} {leaves}")
plant = plant + plant
leaves = leaves + leaves
print(f"{plant} {leaves}")
