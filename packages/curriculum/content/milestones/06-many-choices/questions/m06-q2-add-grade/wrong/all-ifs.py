marks = int(input("Marks? "))
if marks >= 75:
    print("A")
if marks >= 65:
    print("B")
if marks >= 40:
    print("C")
else:
    print("Try again")
