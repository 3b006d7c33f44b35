passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"
print("Passenger:", passenger)
print(start, "to", end)
print("Seat:", seat)
