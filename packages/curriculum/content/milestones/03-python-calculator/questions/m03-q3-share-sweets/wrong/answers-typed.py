sweets = 50
children = 8
each = 6
left = 2
print("Each:", each)
print("Left:", left)
