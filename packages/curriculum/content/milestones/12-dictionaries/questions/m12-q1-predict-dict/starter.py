# prediction:
prices = {"tea": 50, "bun": 60}
prices["tea"] = 55
print(prices["tea"])
print(len(prices))
