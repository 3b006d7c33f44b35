sweets = 50
children = 8
each = round(sweets / children)
left = sweets - each * children
print("Each:", each)
print("Left:", left)
