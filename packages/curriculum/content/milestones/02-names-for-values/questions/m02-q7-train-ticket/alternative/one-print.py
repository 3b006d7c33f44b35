passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"
print("TICKET\nPassenger: " + passenger + "\n" + start + " to " + end + "\nSeat: " + seat)
