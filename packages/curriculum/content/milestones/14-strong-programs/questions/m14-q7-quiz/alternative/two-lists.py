questions = ["7 x 8", "12 - 5", "9 + 6"]
answers = [56, 7, 15]

def to_number(text):
    try:
        return int(text)
    except ValueError:
        return None

def ask(question, answer):
    number = to_number(input(question))
    if number is None:
        print("Not a number")
    elif number == answer:
        print("Right")
    else:
        print("Wrong")
    return number == answer

score = 0
for i in range(3):
    if ask(questions[i], answers[i]):
        score = score + 1
print("Score: " + str(score) + " of 3")
