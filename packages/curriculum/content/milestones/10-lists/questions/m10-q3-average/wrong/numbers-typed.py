marks = [56, 91, 38]
average = (56 + 91 + 38) / 3
print(f"Average: {average:.1f}")
