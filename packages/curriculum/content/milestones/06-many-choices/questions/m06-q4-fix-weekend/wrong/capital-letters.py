day = input("Day? ")
if day == "Sat" or day == "Sun":
    print("Holiday")
else:
    print("School")
