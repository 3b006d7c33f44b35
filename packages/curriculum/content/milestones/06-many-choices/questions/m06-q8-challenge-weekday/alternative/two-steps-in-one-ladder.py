day = int(input("Day? "))
month = int(input("Month? "))
year = int(input("Year? "))
if month == 1:
    month = 13
    year = year - 1
elif month == 2:
    month = 14
    year = year - 1
code = (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400) % 7
name = "Friday"
if code == 0:
    name = "Saturday"
elif code == 1:
    name = "Sunday"
elif code == 2:
    name = "Monday"
elif code == 3:
    name = "Tuesday"
elif code == 4:
    name = "Wednesday"
elif code == 5:
    name = "Thursday"
print(name)
