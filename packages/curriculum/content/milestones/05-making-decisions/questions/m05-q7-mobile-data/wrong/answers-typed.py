used = int(input("Used GB? "))
limit = int(input("Limit GB? "))
if used > limit:
    print("Extra: 3 GB")
    print("Pay: Rs 60")
else:
    print("You have 2 GB left")
