price = 45
count = 3
bag = 20
total = price * count
total = total + bag
print("Total: Rs", total)
