n = int(input("Number? "))
rest = n % 2
if rest == 0:
    word = "even"
else:
    word = "odd"
print(word)
