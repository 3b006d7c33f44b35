passengers = input("Passengers? ")
fare = input("Fare? ")
print(f"Total fare: Rs {passengers * fare}")
