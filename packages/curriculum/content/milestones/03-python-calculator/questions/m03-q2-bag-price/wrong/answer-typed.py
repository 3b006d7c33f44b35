price = 45
count = 3
total = 155
print("Total: Rs", total)
