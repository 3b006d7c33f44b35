used = int(input("Used? "))
limit = int(input("Limit? "))
rest = limit - used
if rest < 0:
    extra = 0 - rest
    print("Extra:", extra, "GB")
    print("Pay: Rs", extra * 20)
else:
    print("You have", rest, "GB left")
