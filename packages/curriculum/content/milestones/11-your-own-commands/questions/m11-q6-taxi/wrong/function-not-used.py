def fare(km):
    if km <= 5:
        return 60
    return 60 + (km - 5) * 15

km = int(input("km? "))
if km <= 5:
    print("Fare: Rs", 60)
else:
    print("Fare: Rs", 60 + (km - 5) * 15)
