marks = int(input("Marks? "))
if marks >= 75:
    print("A")
elif marks >= 40:
    print("C")
else:
    print("Try again")
elif marks >= 65:
    print("B")
