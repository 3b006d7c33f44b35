marks = [56, 91, 38]
average = marks[1]
print(f"Average: {average:.1f}")
