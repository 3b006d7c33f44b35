day = input("Day? ")
if day == ("sat" or "sun"):
    print("Holiday")
else:
    print("School")
