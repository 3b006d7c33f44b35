passengers = int(input("Passengers? "))
fare = int(input("Fare? "))
print(f"Total fare: Rs {passengers + fare}")
