import math

children = int(input("Children? "))
seats = int(input("Seats? "))
print("Buses:", math.ceil(children / seats))
