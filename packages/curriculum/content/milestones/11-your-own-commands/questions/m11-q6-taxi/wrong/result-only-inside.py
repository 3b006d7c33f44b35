def fare(km):
    if km <= 5:
        price = 60
    else:
        price = 60 + (km - 5) * 15

km = int(input("km? "))
fare(km)
print(f"Fare: Rs {price}")
