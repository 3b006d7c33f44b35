sweets = 50
children = 8
each = int(sweets / children)
left = sweets % children
print("Each:", each)
print("Left:", left)
