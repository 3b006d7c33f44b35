def fare(km):
    if km > 5:
        price = 60 + (km - 5) * 15
    else:
        price = 60
    return price

way = int(input())
print("Fare: Rs", fare(way))
