def ask(question, answer):
    try:
        reply = int(input(question + " = "))
    except ValueError:
        return "Not a number"
    if reply == answer:
        return "Right"
    return "Wrong"

print(ask("7 x 8", 56))
print(ask("12 - 5", 7))
print(ask("9 + 6", 15))
