minutes = 135
hours = minutes // 60
rest = minutes - hours * 60
print(hours, "h", rest, "min")
