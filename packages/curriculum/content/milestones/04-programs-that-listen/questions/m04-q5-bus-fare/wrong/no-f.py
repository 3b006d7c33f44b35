passengers = int(input("Passengers? "))
fare = int(input("Fare? "))
print("Total fare: Rs {passengers * fare}")
