prices = {"tea": 50, "bun": 60}
news = {"vadai": 40, "bun": 65}
for item, price in news.items():
    prices[item] = price
print(f"{prices}")
