prices = {"tea": 50, "bun": 60}
prices["vadai"] = 40
prices[bun] = 65
print(prices)
