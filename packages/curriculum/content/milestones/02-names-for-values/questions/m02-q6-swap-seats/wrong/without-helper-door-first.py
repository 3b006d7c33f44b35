window = "Arun"
door = "Nila"
door = window
window = door
print("Window:", window)
print("Door:", door)
