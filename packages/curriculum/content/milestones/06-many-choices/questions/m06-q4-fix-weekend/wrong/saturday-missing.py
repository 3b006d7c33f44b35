day = input("Day? ")
if day == "sun":
    print("Holiday")
else:
    print("School")
