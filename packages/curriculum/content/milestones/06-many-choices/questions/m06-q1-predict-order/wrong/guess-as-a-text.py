# prediction:
"C"
marks = 82
if marks >= 40:
    print("C")
elif marks >= 75:
    print("A")
else:
    print("Try again")
