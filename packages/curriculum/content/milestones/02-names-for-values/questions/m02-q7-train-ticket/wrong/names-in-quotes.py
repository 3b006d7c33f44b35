passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"
print("TICKET")
print("Passenger:", "passenger")
print("start", "to", "end")
print("Seat:", "seat")
