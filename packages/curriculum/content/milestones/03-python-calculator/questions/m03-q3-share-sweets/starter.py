sweets = 50
children = 8
each =
left =
print("Each:", each)
print("Left:", left)
