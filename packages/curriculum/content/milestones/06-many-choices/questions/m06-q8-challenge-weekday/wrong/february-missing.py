day = int(input("Day? "))
month = int(input("Month? "))
year = int(input("Year? "))
if month == 1:
    month = month + 12
    year = year - 1
code = (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400) % 7
if code == 0:
    print("Saturday")
elif code == 1:
    print("Sunday")
elif code == 2:
    print("Monday")
elif code == 3:
    print("Tuesday")
elif code == 4:
    print("Wednesday")
elif code == 5:
    print("Thursday")
else:
    print("Friday")
