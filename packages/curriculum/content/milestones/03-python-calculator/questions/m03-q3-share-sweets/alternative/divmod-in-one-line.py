sweets = 50
children = 8
each, left = divmod(sweets, children)
print(f"Each: {each}")
print(f"Left: {left}")
