sweets = 50
children = 8
each = sweets % children
left = sweets // children
print("Each:", each)
print("Left:", left)
