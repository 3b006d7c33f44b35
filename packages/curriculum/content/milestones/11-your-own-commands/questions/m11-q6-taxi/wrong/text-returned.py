def fare(km):
    if km <= 5:
        return "Fare: Rs 60"
    return f"Fare: Rs {60 + (km - 5) * 15}"

km = int(input("km? "))
print(fare(km))
