day = int(input("Day? "))
month = int(input("Month? "))
year = int(input("Year? "))
if month < 3:
    month += 12
    year -= 1
code = (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400) % 7
names = ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
print(names[code])
