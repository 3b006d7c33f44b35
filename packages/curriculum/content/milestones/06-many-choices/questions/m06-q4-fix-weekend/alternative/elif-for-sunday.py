day = input("Day? ")
if day == "sat":
    print("Holiday")
elif day == "sun":
    print("Holiday")
else:
    print("School")
