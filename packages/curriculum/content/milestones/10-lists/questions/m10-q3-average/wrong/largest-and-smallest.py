marks = [56, 91, 38]
average = (max(marks) + min(marks)) / 2
print(f"Average: {average:.1f}")
