day = int(input("Day? "))
month = int(input("Month? "))
year = int(input("Year? "))
# step 1: months 1 and 2

# step 2: this line is ready
code = (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400) % 7
# step 3: show the weekday
