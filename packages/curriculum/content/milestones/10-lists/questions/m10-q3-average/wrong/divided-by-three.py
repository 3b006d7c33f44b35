marks = [56, 91, 38]
average = sum(marks) / 3
print(f"Average: {average:.1f}")
