prices = {"tea": 50, "bun": 60}
prices[2] = 40
prices[1] = 65
print(prices)
