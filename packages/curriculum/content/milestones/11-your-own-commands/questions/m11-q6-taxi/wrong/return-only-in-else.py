def fare(km):
    if km <= 5:
        price = 60
    else:
        price = 60 + (km - 5) * 15
        return price

km = int(input("km? "))
print(f"Fare: Rs {fare(km)}")
