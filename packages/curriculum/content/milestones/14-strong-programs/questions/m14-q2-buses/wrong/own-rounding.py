children = int(input("Children? "))
seats = int(input("Seats? "))
buses = children // seats
if children % seats > 0:
    buses = buses + 1
print("Buses:", buses)
