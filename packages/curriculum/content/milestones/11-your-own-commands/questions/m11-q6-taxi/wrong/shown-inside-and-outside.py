def fare(km):
    if km <= 5:
        print(60)
    else:
        print(60 + (km - 5) * 15)

km = int(input("km? "))
print(f"Fare: Rs {fare(km)}")
