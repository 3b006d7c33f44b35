passengers = int(input("Passengers? "))
print(f"Total fare: Rs {passengers * 30}")
