from math import ceil

children = int(input("How many children? "))
seats = int(input("How many seats? "))
buses = ceil(children / seats)
print(f"Buses: {buses}")
