marks = [56, 91, 38]
average = round(sum(marks) / len(marks), 1)
print("Average:", average)
