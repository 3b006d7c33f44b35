digits = input("Three digits? ")
number = int(digits + digits)
print(f"Side by side: {number}")
for divisor in [7, 11, 13]:
    number //= divisor
    print(f"Divided by {divisor}: {number}")
