digits = int(input("Three digits? "))
number = digits * 2
print(f"Side by side: {number}")
number = number // 7
print(f"Divided by 7: {number}")
number = number // 11
print(f"Divided by 11: {number}")
number = number // 13
print(f"Divided by 13: {number}")
