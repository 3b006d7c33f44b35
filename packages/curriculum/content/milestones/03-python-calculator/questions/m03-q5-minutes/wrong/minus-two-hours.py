minutes = 135
hours = minutes // 60
rest = minutes - 120
print(hours, "h", rest, "min")
