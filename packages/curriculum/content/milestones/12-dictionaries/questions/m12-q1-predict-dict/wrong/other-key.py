# prediction: 50 / 3
prices = {"tea": 50, "bun": 60}
prices["milk"] = 55
print(prices["tea"])
print(len(prices))
