used = int(input("Used? "))
limit = int(input("Limit? "))
extra = used - limit
if extra > 0:
    cost = extra * 20
    print("Extra:", extra, "GB")
    print("Pay: Rs", cost)
if extra <= 0:
    print("You have", -extra, "GB left")
