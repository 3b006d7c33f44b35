marks = [56, 91, 38]
average = sum(marks) / len(marks)
print(f"Average: average")
