marks = [56, 91, 38]
print(f"Average: {sum(marks) / len(marks):.1f}")
