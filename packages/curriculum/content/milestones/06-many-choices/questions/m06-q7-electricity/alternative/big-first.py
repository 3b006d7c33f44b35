units = int(input())
if units > 60:
    print("Bill: Rs " + str(300 + (units - 60) * 9))
elif units >= 0:
    print("Bill: Rs " + str(units * 5))
else:
    print("Check the meter")
