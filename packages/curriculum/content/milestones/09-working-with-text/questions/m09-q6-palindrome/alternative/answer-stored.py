word = input("Word? ").lower()
answer = "yes"
for i in range(len(word)):
    if word[i] != word[-1 - i]:
        answer = "no"
print(answer)
