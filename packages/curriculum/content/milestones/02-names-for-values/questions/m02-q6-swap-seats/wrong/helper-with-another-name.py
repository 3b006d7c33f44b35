window = "Arun"
door = "Nila"
seat = window
window = door
door = seat
print("Window:", window)
print("Door:", door)
