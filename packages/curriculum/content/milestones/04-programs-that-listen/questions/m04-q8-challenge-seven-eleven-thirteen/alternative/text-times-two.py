text = input() * 2
a = int(text) // 7
b = a // 11
c = b // 13
print(f"Side by side: {text}")
print(f"Divided by 7: {a}")
print(f"Divided by 11: {b}")
print(f"Divided by 13: {c}")
