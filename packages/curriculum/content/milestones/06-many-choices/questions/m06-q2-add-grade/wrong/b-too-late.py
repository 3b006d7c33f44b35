marks = int(input("Marks? "))
if marks >= 75:
    print("A")
elif marks >= 40:
    print("C")
elif marks >= 65:
    print("B")
else:
    print("Try again")
