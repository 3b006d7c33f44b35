# prediction: 55 / 2
prices = {"tea": 55, "bun": 60}
print(prices["tea"])
print(len(prices))
