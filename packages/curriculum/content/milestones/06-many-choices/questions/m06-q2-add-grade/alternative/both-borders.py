marks = int(input())
if marks >= 75:
    print("A")
elif marks >= 65 and marks <= 74:
    print("B")
elif marks >= 40 and marks <= 64:
    print("C")
else:
    print("Try again")
