def ask(question, answer):
    try:
        reply = int(input(question + " = "))
        if reply == answer:
            print("Right")
            return True
        print("Wrong")
        return False
    except ValueError:
        print("Not a number")

quiz = {"7 x 8": 56, "12 - 5": 7, "9 + 6": 15}
score = 0
for question, answer in quiz.items():
    if ask(question, answer):
        score = score + 1
print(f"Score: {score} of 3")
