units = int(input("Units? "))
if units < 0:
    print("Check the meter")
elif units < 60:
    print(f"Bill: Rs {units * 5}")
elif units > 60:
    print(f"Bill: Rs {60 * 5 + (units - 60) * 9}")
