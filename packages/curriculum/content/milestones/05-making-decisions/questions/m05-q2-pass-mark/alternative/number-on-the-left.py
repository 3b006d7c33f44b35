marks = int(input("Marks? "))
if 40 <= marks:
    print("Pass")
else:
    print("Try again")
