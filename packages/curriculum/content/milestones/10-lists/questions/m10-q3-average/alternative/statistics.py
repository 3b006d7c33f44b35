import statistics
marks = [56, 91, 38]
mean = statistics.mean(marks)
print(f"Average: {float(mean):.1f}")
