marks = int(input("Marks? "))
if marks < 40:
    print("Try again")
elif marks < 65:
    print("C")
elif marks < 75:
    print("B")
else:
    print("A")
