minutes = 135
hours = minutes // 60
print(hours, "h", minutes, "min")
