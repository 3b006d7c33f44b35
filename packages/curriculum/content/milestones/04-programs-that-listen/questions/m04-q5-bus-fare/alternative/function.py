def total_fare(passengers, fare):
    return passengers * fare


passengers = int(input("Passengers? "))
fare = int(input("Fare? "))
print(f"Total fare: Rs {total_fare(passengers, fare)}")
