def fare(way):
    if km <= 5:
        return 60
    return 60 + (km - 5) * 15

km = int(input("km? "))
print(f"Fare: Rs {fare(km)}")
