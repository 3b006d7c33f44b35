units = int(input("Units? "))
if units < 0:
    print("Check the meter")
if units >= 0 and units <= 60:
    bill = units * 5
    print(f"Bill: Rs {bill}")
if units > 60:
    cheap = 60 * 5
    rest = (units - 60) * 9
    print(f"Bill: Rs {cheap + rest}")
