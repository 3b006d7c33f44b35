digits = input("Three digits? ")
number = int(digits + digits)
print(f"Side by side: {number}")
number // 7
print(f"Divided by 7: {number}")
number // 11
print(f"Divided by 11: {number}")
number // 13
print(f"Divided by 13: {number}")
