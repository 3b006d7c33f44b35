def to_number(word):
    result = None
    try:
        result = int(word)
    except ValueError:
        pass
    return result

for word in ["42", "tea"]:
    print(to_number(word))
