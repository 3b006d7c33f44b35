marks = [56, 91, 38]
average = max(marks)
print(f"Average: {average:.1f}")
