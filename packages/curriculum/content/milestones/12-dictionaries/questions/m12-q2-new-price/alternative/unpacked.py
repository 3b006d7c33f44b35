prices = {"tea": 50, "bun": 60}
prices = {**prices, "vadai": 40, "bun": 65}
print(prices)
