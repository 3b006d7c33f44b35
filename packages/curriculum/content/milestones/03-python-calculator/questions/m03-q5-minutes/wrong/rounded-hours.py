minutes = 135
hours = round(minutes / 60)
rest = minutes % 60
print(hours, "h", rest, "min")
