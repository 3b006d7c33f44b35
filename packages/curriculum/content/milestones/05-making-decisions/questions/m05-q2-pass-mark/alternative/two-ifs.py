marks = int(input("Marks? "))
if marks >= 40:
    print("Pass")
if marks < 40:
    print("Try again")
