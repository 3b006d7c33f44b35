import math

children = int(input("Children? "))
seats = int(input("Seats? "))
print("Buses:", round(children / seats + 0.5))
