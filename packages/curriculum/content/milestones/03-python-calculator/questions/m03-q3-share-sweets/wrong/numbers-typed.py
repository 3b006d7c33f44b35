sweets = 50
children = 8
each = 50 // 8
left = 50 % 8
print("Each:", each)
print("Left:", left)
