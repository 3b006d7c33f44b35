minutes = 135
hour_count, minute_count = divmod(minutes, 60)
print(f"{hour_count} h {minute_count} min")
