def fare(km):
    total = 60
    for i in range(5, km):
        total += 15
    return total

km = int(input("km? "))
print(f"Fare: Rs {fare(km)}")
