passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"
print("TICKET")
print("Passenger: Meena")
print("Jaffna to Colombo")
print("Seat: 21A")
