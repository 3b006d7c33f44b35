marks = [56, 91, 38]
print("Average:", sum(marks) / len(marks))
