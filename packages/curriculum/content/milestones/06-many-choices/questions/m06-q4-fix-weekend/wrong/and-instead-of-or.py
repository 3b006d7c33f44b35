day = input("Day? ")
if day == "sat" and day == "sun":
    print("Holiday")
else:
    print("School")
