marks = int(input("Marks? "))
if marks >= 0:
    print("Pass")
else:
    print("Try again")
