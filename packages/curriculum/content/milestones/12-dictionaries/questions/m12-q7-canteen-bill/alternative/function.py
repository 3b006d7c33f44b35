prices = {"tea": 50, "bun": 60, "vadai": 40}


def buy(bought):
    while (item := input("Item? ")) != "end":
        if item not in prices:
            print(f"No {item} today")
            continue
        bought[item] = bought.get(item, 0) + 1
    return bought


bought = buy({})
print(f"Items: {sum(bought.values())}")
print(f"Total: Rs {sum(prices[item] * number for item, number in bought.items())}")
