passengers = int(input("Passengers? "))
fare = int(input("Fare? "))
print(f"Total fare: {passengers * fare}")
