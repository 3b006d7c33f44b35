def ask(text, right):
    word = "Wrong"
    try:
        if int(input(text)) == right:
            word = "Right"
    except ValueError:
        word = "Not a number"
    print(word)
    return word == "Right"

pairs = [("7 x 8", 56), ("12 - 5", 7), ("9 + 6", 15)]
results = [ask(text, right) for text, right in pairs]
print(f"Score: {results.count(True)} of {len(pairs)}")
