day = input("Day? ")
if day == "sat":
    print("Holiday")
else:
    print("School")
