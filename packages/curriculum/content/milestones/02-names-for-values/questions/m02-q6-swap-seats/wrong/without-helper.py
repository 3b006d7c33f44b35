window = "Arun"
door = "Nila"
window = door
door = window
print("Window:", window)
print("Door:", door)
