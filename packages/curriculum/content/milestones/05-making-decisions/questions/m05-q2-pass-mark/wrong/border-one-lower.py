marks = int(input("Marks? "))
if marks >= 39:
    print("Pass")
else:
    print("Try again")
