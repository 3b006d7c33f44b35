day = input("Day? ")
if day == "sat" or day == "sun":
    print("School")
else:
    print("Holiday")
