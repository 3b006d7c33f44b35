price = 45
count = 3
total = price * 3 + 20
print("Total: Rs", total)
