def fare(km):
    return 60 + (km - 5) * 15

km = int(input("km? "))
print(f"Fare: Rs {fare(km)}")
