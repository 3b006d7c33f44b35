day = int(input("Day? "))
month = int(input("Month? "))
year = int(input("Year? "))
if month == 1 or month == 2:
    month = month + 12
    year = year - 1
code = (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400) % 7
if code == 0:
    print("saturday")
elif code == 1:
    print("sunday")
elif code == 2:
    print("monday")
elif code == 3:
    print("tuesday")
elif code == 4:
    print("wednesday")
elif code == 5:
    print("thursday")
else:
    print("friday")
