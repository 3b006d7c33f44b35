prices = {"tea": 50, "bun": 60}
prices["vadai"] = 40
prices["Bun"] = 65
print(prices)
