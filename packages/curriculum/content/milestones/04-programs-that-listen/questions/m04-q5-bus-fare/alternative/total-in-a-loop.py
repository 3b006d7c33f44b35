passengers = int(input("Passengers? "))
fare = int(input("Fare? "))
total = 0
for passenger in range(passengers):
    total += fare
print(f"Total fare: Rs {total}")
