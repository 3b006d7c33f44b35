word = input("Word? ").lower()
back = ""
for i in range(len(word) - 1, -1, -1):
    back += word[i]
print("yes" if back == word else "no")
