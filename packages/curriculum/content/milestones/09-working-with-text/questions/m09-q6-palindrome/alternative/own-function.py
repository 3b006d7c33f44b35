def backwards(text):
    result = ""
    for letter in text:
        result = letter + result
    return result


word = input().lower()
if word == backwards(word):
    print("yes")
else:
    print("no")
