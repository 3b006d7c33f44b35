year = int(input("Year? "))
by_4 = year % 4 == 0
by_100 = year % 100 == 0
by_400 = year % 400 == 0
if by_400 or (by_4 and not by_100):
    print("leap year")
else:
    print("normal year")
