price = 45
count = 3
total = (price + 20) * count
print("Total: Rs", total)
