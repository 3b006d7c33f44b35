price = 45
count = 3
total = price * count
print("Total: Rs", total)
