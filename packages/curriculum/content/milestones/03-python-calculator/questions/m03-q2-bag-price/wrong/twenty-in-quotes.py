price = 45
count = 3
total = price * count + "20"
print("Total: Rs", total)
