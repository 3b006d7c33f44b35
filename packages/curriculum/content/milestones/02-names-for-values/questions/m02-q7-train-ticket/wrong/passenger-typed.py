passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"
print("TICKET")
print("Passenger: Meena")
print(start, "to", end)
print("Seat:", seat)
