film = 135
hours = film // 60
rest = film % 60
print(hours, "h", rest, "min")
