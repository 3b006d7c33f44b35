prices = {"tea": 50, "bun": 60}
prices["vadai"] = 40
prices["bun"] = prices["bun"] + 5
print(prices)
