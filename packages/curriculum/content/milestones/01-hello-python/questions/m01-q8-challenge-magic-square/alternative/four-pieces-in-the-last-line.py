print("MAGIC SQUARE")
print(2, 7, 6)
print(9, 5, 1)
print(4, 3, 8)
print("")
# 2 + 9 + 4 is 15 as well
print("Every", "line", "makes", 15)
