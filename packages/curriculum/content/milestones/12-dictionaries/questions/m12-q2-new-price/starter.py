prices = {"tea": 50, "bun": 60}

print(prices)
