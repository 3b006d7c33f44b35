# prediction: Try again
marks = 28
if marks >= 40:
    print("C")
elif marks >= 75:
    print("A")
else:
    print("Try again")
