prices = {"tea": 50, "bun": 60, "vadai": 40}
bought = []
while True:
    item = input("Item? ")
    if item == "end":
        break
    if item in prices:
        bought.append(prices[item])
    else:
        print("No", item, "today")
print("Items:", len(bought))
print("Total: Rs", sum(bought))
