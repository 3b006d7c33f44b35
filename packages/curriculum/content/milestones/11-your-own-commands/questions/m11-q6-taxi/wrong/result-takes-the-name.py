def fare(km):
    if km <= 5:
        return 60
    return 60 + (km - 5) * 15

km = int(input("km? "))
fare = fare(km)
print(f"Fare: Rs {fare}")
