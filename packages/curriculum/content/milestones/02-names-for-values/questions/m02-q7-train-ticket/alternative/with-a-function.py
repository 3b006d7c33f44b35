passenger = "Meena"
start = "Jaffna"
end = "Colombo"
seat = "21A"

def show_line(word, value):
    print(word, value)

print("TICKET")
show_line("Passenger:", passenger)
route = start + " to " + end
print(route)
show_line("Seat:", seat)
