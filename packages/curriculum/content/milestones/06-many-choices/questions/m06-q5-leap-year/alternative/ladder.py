year = int(input("Year? "))
if year % 400 == 0:
    print("leap year")
elif year % 100 == 0:
    print("normal year")
elif year % 4 == 0:
    print("leap year")
else:
    print("normal year")
