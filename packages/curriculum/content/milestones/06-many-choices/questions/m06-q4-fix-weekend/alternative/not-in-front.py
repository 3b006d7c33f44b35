day = input()
if not (day == "sat" or day == "sun"):
    print("School")
else:
    print("Holiday")
