prices = {"tea": 50, "bun": 60, "vadai": 40}
total = 0
count = 0
item = input("Item? ")
while item != "end":
    price = prices.get(item, -1)
    if price == -1:
        print("No " + item + " today")
    else:
        total += price
        count += 1
    item = input("Item? ")
print("Items: " + str(count))
print("Total: Rs " + str(total))
