def ask(question, answer):
    try:
        reply = int(input(question + " = "))
    except ValueError:
        print("Not a number")
        return False
    if reply == answer:
        print("Right")
        return True
    print("Wrong")
    return False

score = 0
if ask("7 x 8", 56):
    score = score + 1
print(f"Score: {score} of 3")
