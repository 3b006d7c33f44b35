minutes = 135
print(minutes // 60, "h", minutes % 60, "min")
