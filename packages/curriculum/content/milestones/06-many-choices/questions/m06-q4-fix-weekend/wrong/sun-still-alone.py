day = input("Day? ")
if day == "sun" or "sat":
    print("Holiday")
else:
    print("School")
