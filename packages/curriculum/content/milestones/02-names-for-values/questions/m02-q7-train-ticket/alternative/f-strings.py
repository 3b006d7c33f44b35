passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"
print("TICKET")
print(f"Passenger: {passenger}")
print(f"{start} to {end}")
print(f"Seat: {seat}")
