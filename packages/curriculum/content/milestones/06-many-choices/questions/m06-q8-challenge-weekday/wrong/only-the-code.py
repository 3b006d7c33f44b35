day = int(input("Day? "))
month = int(input("Month? "))
year = int(input("Year? "))
if month == 1 or month == 2:
    month = month + 12
    year = year - 1
code = (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400) % 7
print(code)
