def fare(km):
    km = int(input("km? "))
    if km <= 5:
        return 60
    return 60 + (km - 5) * 15

print(f"Fare: Rs {fare(0)}")
