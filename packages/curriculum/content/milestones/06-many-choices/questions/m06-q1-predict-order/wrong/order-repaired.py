# prediction: A
marks = 82
if marks >= 75:
    print("A")
elif marks >= 40:
    print("C")
else:
    print("Try again")
