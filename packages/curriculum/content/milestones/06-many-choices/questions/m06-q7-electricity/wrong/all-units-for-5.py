units = int(input("Units? "))
if units < 0:
    print("Check the meter")
elif units <= 60:
    print(f"Bill: Rs {units * 5}")
else:
    print(f"Bill: Rs {units * 5}")
