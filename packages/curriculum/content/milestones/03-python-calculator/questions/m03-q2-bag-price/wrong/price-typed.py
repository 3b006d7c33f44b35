price = 45
count = 3
total = 45 * count + 20
print("Total: Rs", total)
