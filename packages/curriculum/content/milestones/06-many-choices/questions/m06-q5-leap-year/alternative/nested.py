year = int(input())
if year % 4 == 0:
    if year % 100 == 0 and year % 400 != 0:
        kind = "normal"
    else:
        kind = "leap"
else:
    kind = "normal"
print(f"{kind} year")
