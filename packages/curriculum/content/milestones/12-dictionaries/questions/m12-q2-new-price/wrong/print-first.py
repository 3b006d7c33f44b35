prices = {"tea": 50, "bun": 60}
print(prices)
prices["vadai"] = 40
prices["bun"] = 65
