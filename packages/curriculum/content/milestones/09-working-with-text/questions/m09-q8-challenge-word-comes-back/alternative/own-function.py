def turn(word):
    return word[1:] + word[:1]


word = input()
turned = turn(word)
lines = [turned]
while turned != word:
    turned = turn(turned)
    lines.append(turned)
print("\n".join(lines))
print("Rounds:", len(lines))
