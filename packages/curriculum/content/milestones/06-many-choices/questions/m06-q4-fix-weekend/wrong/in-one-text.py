day = input("Day? ")
if day in "sat sun":
    print("Holiday")
else:
    print("School")
