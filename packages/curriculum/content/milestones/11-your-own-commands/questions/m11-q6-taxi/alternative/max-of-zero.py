def fare(km):
    return 60 + max(0, km - 5) * 15

print("Fare: Rs", fare(int(input("km? "))))
