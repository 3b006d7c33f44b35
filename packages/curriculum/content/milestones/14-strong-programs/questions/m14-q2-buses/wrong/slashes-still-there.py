import math

children = int(input("Children? "))
seats = int(input("Seats? "))
full = children // seats
print("Buses:", math.ceil(children / seats))
