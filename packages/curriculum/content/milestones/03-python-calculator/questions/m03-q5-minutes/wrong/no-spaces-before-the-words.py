minutes = 135
print(f"{minutes // 60}h {minutes % 60}min")
