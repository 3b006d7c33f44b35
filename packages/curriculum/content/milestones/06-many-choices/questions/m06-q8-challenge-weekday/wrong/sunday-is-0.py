day = int(input("Day? "))
month = int(input("Month? "))
year = int(input("Year? "))
if month == 1 or month == 2:
    month = month + 12
    year = year - 1
code = (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400) % 7
if code == 0:
    print("Sunday")
elif code == 1:
    print("Monday")
elif code == 2:
    print("Tuesday")
elif code == 3:
    print("Wednesday")
elif code == 4:
    print("Thursday")
elif code == 5:
    print("Friday")
else:
    print("Saturday")
