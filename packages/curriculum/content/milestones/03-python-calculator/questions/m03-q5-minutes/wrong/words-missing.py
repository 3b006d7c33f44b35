minutes = 135
print(minutes // 60, minutes % 60)
