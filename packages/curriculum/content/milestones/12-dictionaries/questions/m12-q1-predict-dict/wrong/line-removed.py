# prediction: 50 / 2
prices = {"tea": 50, "bun": 60}
print(prices["tea"])
print(len(prices))
