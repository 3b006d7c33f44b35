passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"
print("TICKET")
print("Passenger:", passenger)
print("Jaffna to Colombo")
print("Seat:", seat)
