marks = [56, 91, 38]
average = len(marks)
print(f"Average: {average:.1f}")
