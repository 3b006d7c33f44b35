word = input("Word? ").lower()
answer = "yes"
while len(word) > 1:
    if word[0] != word[-1]:
        answer = "no"
    word = word[1:-1]
print(answer)
