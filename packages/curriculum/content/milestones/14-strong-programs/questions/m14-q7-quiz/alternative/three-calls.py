def ask(question, answer):
    print(end="")
    try:
        number = int(input(f"{question}? "))
        if number == answer:
            print("Right")
            return True
        else:
            print("Wrong")
            return False
    except ValueError:
        print("Not a number")
        return False

score = 0
if ask("7 x 8", 56):
    score += 1
if ask("12 - 5", 7):
    score += 1
if ask("9 + 6", 15):
    score += 1
print("Score:", score, "of", 3)
