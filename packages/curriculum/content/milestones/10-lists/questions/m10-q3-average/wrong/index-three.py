marks = [56, 91, 38]
average = (marks[1] + marks[2] + marks[3]) / 3
print(f"Average: {average:.1f}")
