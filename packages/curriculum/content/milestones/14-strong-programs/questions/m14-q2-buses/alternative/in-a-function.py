import math as m

def buses_for(children, seats):
    return m.ceil(children / seats)

children = int(input("Children? "))
print("Buses:", buses_for(children, int(input("Seats? "))))
