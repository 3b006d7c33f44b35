prices = {"tea": 50, "bun": 60}
vadai = 40
bun = 65
print(prices)
