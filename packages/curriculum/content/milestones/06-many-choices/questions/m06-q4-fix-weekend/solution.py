day = input("Day? ")
if day == "sat" or day == "sun":
    print("Holiday")
else:
    print("School")
