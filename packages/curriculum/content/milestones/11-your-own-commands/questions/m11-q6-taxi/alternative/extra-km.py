def fare(km):
    extra = km - 5
    if extra < 0:
        extra = 0
    return 60 + extra * 15

price = fare(int(input("How far? ")))
print("Fare: Rs " + str(price))
