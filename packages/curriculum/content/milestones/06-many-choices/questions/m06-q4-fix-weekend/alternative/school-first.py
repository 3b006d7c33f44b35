day = input("Day? ")
if day != "sat" and day != "sun":
    print("School")
else:
    print("Holiday")
