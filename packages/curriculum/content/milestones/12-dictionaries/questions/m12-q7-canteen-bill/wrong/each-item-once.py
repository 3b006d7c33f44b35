prices = {"tea": 50, "bun": 60, "vadai": 40}
bought = {}
item = input("Item? ")
while item != "end":
    if item in prices:
        bought[item] = prices[item]
    else:
        print(f"No {item} today")
    item = input("Item? ")
print(f"Items: {len(bought)}")
print(f"Total: Rs {sum(bought.values())}")
