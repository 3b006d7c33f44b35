units = int(input("Units? "))
if units < 0:
    print("Check the meter")
else:
    bill = units * 5
    if units > 60:
        bill = bill + (units - 60) * 4
    print("Bill: Rs", bill)
