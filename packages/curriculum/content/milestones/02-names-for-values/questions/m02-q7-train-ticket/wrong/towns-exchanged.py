passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"
print("TICKET")
print("Passenger:", passenger)
print(end, "to", start)
print("Seat:", seat)
