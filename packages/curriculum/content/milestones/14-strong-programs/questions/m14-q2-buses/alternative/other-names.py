import math
c = int(input())
s = int(input())
each = c / s
print("Buses: " + str(math.ceil(each)))
