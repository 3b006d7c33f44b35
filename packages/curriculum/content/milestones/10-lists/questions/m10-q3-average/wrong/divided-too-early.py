marks = [56, 91, 38]
average = marks[0] + marks[1] + marks[2] / 3
print(f"Average: {average:.1f}")
