passengers = int(input())
fare = int(input())
total = passengers * fare
print("Total fare: Rs", total)
