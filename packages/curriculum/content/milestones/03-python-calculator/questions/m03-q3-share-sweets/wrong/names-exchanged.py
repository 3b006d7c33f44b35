sweets = 50
children = 8
each = children // sweets
left = children % sweets
print("Each:", each)
print("Left:", left)
