prices = {"tea": 50, "bun": 60}
prices.append("vadai")
prices["bun"] = 65
print(prices)
