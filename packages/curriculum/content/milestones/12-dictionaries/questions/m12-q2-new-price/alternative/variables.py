prices = {"tea": 50, "bun": 60}
item = "vadai"
price = 40
prices[item] = price
prices["bun"] = 60 + 5
print(prices)
