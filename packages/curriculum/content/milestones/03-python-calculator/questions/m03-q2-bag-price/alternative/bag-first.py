price = 45
count = 3
total = 20 + count * price
print("Total: Rs", total)
