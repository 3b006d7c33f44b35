prices = {"tea": 50, "bun": 60, "vadai": 40}
item = input("Item? ")
while item != "end":
    if not item in prices:
        print(f"No {item} today")
    item = input("Item? ")
print(f"Items: {len(prices)}")
print(f"Total: Rs {sum(prices.values())}")
