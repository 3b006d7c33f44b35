prices = {"tea": 50, "bun": 65, "vadai": 40}
print(prices)
