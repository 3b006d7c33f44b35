word = input().upper()
print(len([c for c in word if c in "AEIOU"]))
