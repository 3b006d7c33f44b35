marks = int(input("Marks? "))
if marks < 40:
    print("Try again")
else:
    print("Pass")
