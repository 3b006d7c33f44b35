marks = [56, 91, 38]
average = round(sum(marks) / len(marks))
print(f"Average: {average:.1f}")
