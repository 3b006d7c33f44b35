n = int(input("Three digits? "))
twice = n * 1001
print("Side by side:", twice)
print("Divided by 7:", twice // 7)
print("Divided by 11:", twice // 7 // 11)
print("Divided by 13:", twice // 7 // 11 // 13)
