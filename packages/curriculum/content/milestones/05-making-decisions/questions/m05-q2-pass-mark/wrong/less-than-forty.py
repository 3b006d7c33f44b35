marks = int(input("Marks? "))
if marks < 40:
    print("Pass")
else:
    print("Try again")
